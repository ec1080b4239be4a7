import type { Fixtures } from '../../contract/fixtures.ts'
import type { ImageValue } from '../../contract/values.ts'
import type { HomeHeaderFields } from './HomeHeader.contract.ts'

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
      media: '(max-width: 767px)',
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
      button: { text: 'Explore acoustic solutions', link: '#solutions', color: 'yellow' },
      alignment: 'left',
      image,
      backgroundVideo: { webm: '/fixtures/hall.webm', mp4: '/fixtures/hall.mp4', poster: '/fixtures/hall-1280.webp' },
      video: { provider: 'file', id: '/fixtures/hall.webm', link: '/fixtures/hall.webm', title: 'A day in the quiet hall' },
    },
    nl: {
      tagline: 'Zet de kamer zachter.',
      intro:
        'Panelen, baffles, lampen, cabines en zetels. Geperst uit wol en oude flessen, gesneden in Kortrijk, opgehangen waar het galmt.',
      button: { text: 'Ontdek akoestische oplossingen', link: '#oplossingen', color: 'yellow' },
    },
    de: {
      tagline: 'Dreh den Raum leiser.',
      intro:
        'Paneele, Baffeln, Leuchten, Kabinen und Sofas. Aus Wolle und alten Flaschen gepresst, in Kortrijk geschnitten, dort gehängt, wo es hallt.',
      button: { text: 'Akustiklösungen entdecken', link: '#loesungen', color: 'yellow' },
    },
    fr: {
      tagline: 'Baissez le volume.',
      intro:
        'Panneaux, baffles, lampes, cabines et canapés. Faits de laine et de vieilles bouteilles, découpés à Courtrai, suspendus là où ça résonne.',
      button: { text: 'Découvrir les solutions acoustiques', link: '#solutions', color: 'yellow' },
    },
    it: {
      tagline: 'Abbassa il volume.',
      intro:
        'Pannelli, baffle, lampade, cabine e divani. Pressati da lana e vecchie bottiglie, tagliati a Kortrijk, appesi dove rimbomba.',
      button: { text: 'Scopri le soluzioni acustiche', link: '#soluzioni', color: 'yellow' },
    },
  },
  /** Only what is required; the text stands in the middle. */
  minimal: { en: { tagline: 'Quieter.', image } },
  centered: {
    en: {
      tagline: 'Turn the room down.',
      intro: 'Felt for walls, ceilings and the space between two desks.',
      button: { text: 'Explore', link: '#solutions', color: 'white' },
      image,
    },
  },
  right: {
    en: {
      tagline: 'Turn the room down.',
      intro: 'Felt for walls, ceilings and the space between two desks.',
      button: { text: 'Read the report', link: 'https://loden.example/report', blank: true, color: 'black' },
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
      tagline: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adland\u00adschaften',
      intro:
        'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten',
      button: { text: 'Musterkollektionsbestellformular öffnen', link: '#muster' },
      alignment: 'left',
      image,
      video: { provider: 'vimeo', id: '000000', link: 'https://vimeo.example/000000' },
    },
  },
} satisfies Fixtures<HomeHeaderFields>
