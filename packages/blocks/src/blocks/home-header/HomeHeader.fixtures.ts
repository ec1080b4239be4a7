import type { Fixtures } from '../../contract/fixtures.ts'
import type { ImageValue } from '../../contract/values.ts'
import type { HomeHeaderFields } from '../../generated/props.ts'
import { below } from '../../theme/below.ts'

const image: ImageValue = {
  src: '/fixtures/hall-1800.webp',
  srcset: '/fixtures/hall-1280.webp 1280w, /fixtures/hall-1800.webp 1800w',
  alt: 'A dark green hall with felt baffles, a pink sofa, two dome lamps and an arched phone booth',
  width: 1800,
  height: 1012,
  focal: { x: 0.6, y: 0.5 },
  color: '#183828',
  sources: [
    {
      media: below.m,
      srcset: '/fixtures/hall-480.webp 480w, /fixtures/hall-700.webp 700w',
      width: 480,
      height: 700,
    },
  ],
}

export const fixtures = {
  complete: {
    en: {
      tagline: 'Turn the room down.',
      intro:
        'Panels, baffles, lamps, booths and sofas. Pressed from wool and old bottles, cut in Kortrijk, hung where it echoes.',
      action: { label: 'Explore acoustic solutions', href: '#solutions', variant: 'primary' },
      alignment: 'left',
      image,
      backgroundVideo: { webm: '/fixtures/hall.webm', mp4: '/fixtures/hall.mp4', poster: '/fixtures/hall-1280.webp' },
      video: { provider: 'file', id: '/fixtures/hall.webm', href: '/fixtures/hall.webm', title: 'A day in the quiet hall' },
      volume: true,
    },
    nl: {
      tagline: 'Zet de kamer zachter.',
      intro:
        'Panelen, baffles, lampen, belcabines en sofa’s. Geperst uit wol en oude flessen, gesneden in Kortrijk, opgehangen waar het galmt.',
      action: { label: 'Ontdek akoestische oplossingen', href: '#oplossingen', variant: 'primary' },
    },
    de: {
      tagline: 'Dreh den Raum leiser.',
      intro:
        'Paneele, Baffeln, Leuchten, Kabinen und Sofas. Aus Wolle und alten Flaschen gepresst, in Kortrijk geschnitten, dort gehängt, wo es hallt.',
      action: { label: 'Akustiklösungen entdecken', href: '#loesungen', variant: 'primary' },
    },
    fr: {
      tagline: 'Baissez le volume.',
      intro:
        'Panneaux, baffles, lampes, cabines et canapés. Faits de laine et de vieilles bouteilles, découpés à Courtrai, suspendus là où ça résonne.',
      action: { label: 'Découvrir les solutions acoustiques', href: '#solutions', variant: 'primary' },
    },
    it: {
      tagline: 'Abbassa il volume.',
      intro:
        'Pannelli, baffle, lampade, cabine e divani. Pressati da lana e vecchie bottiglie, tagliati a Kortrijk, appesi dove rimbomba.',
      action: { label: 'Scopri le soluzioni acustiche', href: '#soluzioni', variant: 'primary' },
    },
  },
  /** Only what is required; the text stands in the middle. */
  minimal: { en: { tagline: 'Quieter.', image } },
  centered: {
    en: {
      tagline: 'Turn the room down.',
      intro: 'Felt for walls, ceilings and the space between two desks.',
      action: { label: 'Explore', href: '#solutions', variant: 'secondary' },
      image,
    },
  },
  right: {
    en: {
      tagline: 'Turn the room down.',
      intro: 'Felt for walls, ceilings and the space between two desks.',
      action: { label: 'Read the report', href: 'https://loden.example/report', newTab: true, variant: 'inverse' },
      alignment: 'right',
      image: { ...image, focal: { x: 0.1, y: 0.5 } },
    },
  },
  justified: {
    en: {
      tagline: 'Turn the room down.',
      intro:
        'Panels, baffles, lamps, booths and sofas. Pressed from wool and old bottles, cut in Kortrijk, hung where it echoes.',
      alignment: 'justify',
      image,
    },
  },
  /** Every text as long as an editor may make it, with the soft hyphens that a site puts into German titles. */
  overlong: {
    en: {
      size: 'title',
      tagline: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adlandschaften',
      intro:
        'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten',
      action: { label: 'Musterkollektionsbestellformular öffnen', href: '#muster' },
      alignment: 'left',
      image,
      video: { provider: 'vimeo', id: '000000', href: 'https://vimeo.example/000000' },
    },
  },
} satisfies Fixtures<HomeHeaderFields>
