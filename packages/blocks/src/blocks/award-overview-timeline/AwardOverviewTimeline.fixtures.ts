import type { Fixtures } from '../../contract/fixtures.ts'
import type { AwardOverviewTimelineFields } from '../../generated/props.ts'

const image = (name: string, width: number, height: number) => ({
  src: `/fixtures/${name}-${width}.webp`,
  srcset: `/fixtures/${name}-${width}.webp ${width}w`,
  alt: '',
  width,
  height,
})
const murmel = { title: 'Murmel', href: '#murmel', image: image('lamps', 800, 687) }
const loket = { title: 'Loket', href: '#loket', image: image('booths', 640, 551) }
const rib = { title: 'Rib', href: '#rib', image: image('fins', 640, 551) }
const tomas = { name: 'Tomas Lindqvist', href: '#tomas' }
const ines = { name: 'Ines Vandevelde', href: '#ines' }

/** Three awards of two years; the second has two products and no designer. */
const awards = (...texts: [name: string, category?: string][]) =>
  texts.map(([name, category], i) => ({
    id: `award-${i}`,
    name,
    category,
    year: [2026, 2026, 2024][i]!,
    products: [[murmel], [loket, rib], [loket]][i],
    designer: [tomas, undefined, ines][i],
  }))

export const fixtures = {
  complete: {
    en: { title: 'Applause, muted', awards: awards(['Quiet Object', 'Lighting'], ['The Golden Ear'], ['Second Look', 'Office']) },
    nl: {
      title: 'Gedempt applaus',
      awards: awards(['Stil Voorwerp', 'Verlichting'], ['Het Gouden Oor'], ['Tweede Blik', 'Kantoor']),
    },
    de: {
      title: 'Gedämpfter Applaus',
      awards: awards(['Stilles Objekt', 'Leuchten'], ['Das Goldene Ohr'], ['Zweiter Blick', 'Büro']),
    },
    fr: {
      title: 'Applaudissements feutrés',
      awards: awards(['Objet calme', 'Luminaires'], ['L’Oreille d’or'], ['Second Regard', 'Bureau']),
    },
    it: {
      title: 'Applausi in sordina',
      awards: awards(['Oggetto quieto', 'Luci'], ['L’Orecchio d’oro'], ['Secondo sguardo', 'Ufficio']),
    },
  },
  minimal: { en: { awards: [{ id: 'a', name: 'The Golden Ear', year: 2026 }] } },
  empty: { en: {} },
  overlong: {
    en: {
      title: 'Auszeichnungs­verleihungs­übersicht',
      awards: [
        {
          id: 'a',
          name: 'Schallabsorptionsgradmessungswettbewerbsauszeichnung '.repeat(2).trim(),
          year: 2026,
          category: 'Mehrzweckveranstaltungshallen',
          products: [{ title: 'Großraumbüroschallabsorptionsdeckensegel', href: '#a' }],
          designer: { name: 'Bürogemeinschaft Großraumakustikplanungsgesellschaft', href: '#b' },
        },
      ],
    },
  },
} satisfies Fixtures<AwardOverviewTimelineFields>
