import type { Fixtures } from '../../contract/fixtures.ts'
import type { DesignerCarouselFields } from '../../generated/props.ts'

const portrait = (file: string, alt: string) => ({
  src: `/fixtures/${file}-216.webp`,
  srcset: `/fixtures/${file}-216.webp 216w`,
  alt,
  width: 216,
  height: 216,
})

/** The designers, each with the own portrait. */
const people = [
  ['Tomas Lindqvist', 'portrait-tomas-lindqvist'],
  ['Ines Vandevelde', 'portrait'],
  ['Alberto Ferri', 'portrait-alberto-ferri'],
  ['Naomi Adeyemi', 'portrait-naomi-adeyemi'],
  ['Fien Claes', 'portrait-fien-claes'],
  ['Greta Halm', 'portrait-greta-halm'],
  ['Wim Stillaert', 'portrait-wim-stillaert'],
] as const
const designers = (alt: string) =>
  people.map(([name, file], i) => ({ id: `${i}`, name, href: `#designer-${i}`, image: portrait(file, `${alt} ${name}`) }))

export const fixtures = {
  /** More than fit into a page. */
  complete: {
    en: { title: 'The people who listen first', designers: designers('A felt portrait of') },
    nl: { title: 'De mensen die eerst luisteren', designers: designers('Een vilten portret van') },
    de: { title: 'Die Menschen, die zuerst zuhören', designers: designers('Filzporträt von') },
    fr: { title: 'Celles et ceux qui écoutent d’abord', designers: designers('Portrait en feutre de') },
    it: { title: 'Chi prima di tutto ascolta', designers: designers('Ritratto in feltro di') },
  },
  /** One designer without a portrait; nothing moves. */
  minimal: { en: { designers: [{ id: 'ines', name: 'Ines Vandevelde', href: '#ines' }] } },
  overlong: {
    en: {
      title: 'Schallabsorptionsverkleidungsgestalterinnen',
      designers: designers('Portrait of').map((designer, i) => ({
        ...designer,
        name: i % 2 ? 'Wolfeschlegelsteinhausenbergerdorff Mehrzweckveranstaltungshalle' : designer.name,
        lang: i === 1 ? 'de' : undefined,
      })),
    },
  },
} satisfies Fixtures<DesignerCarouselFields>
