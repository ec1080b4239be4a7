import type { Fixtures } from '../../contract/fixtures.ts'
import type { StaticHeaderFields } from '../../generated/props.ts'

const image = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-480.webp 480w, /fixtures/hall-1280.webp 1280w, /fixtures/hall-1800.webp 1800w',
  alt: 'A dark green hall with felt baffles, a pink sofa and an arched phone booth',
  width: 1800,
  height: 1012,
  focal: { x: 0.6, y: 0.5 },
  color: '#183828',
}

export const fixtures = {
  complete: {
    en: {
      title: 'Made where it is loud',
      text: 'A weaving shed of 1928, forty people and one press. Everything we sell is cut within earshot of it.',
      image,
    },
    nl: {
      title: 'Gemaakt waar het luid is',
      text: 'Een weverij uit 1928, veertig mensen en één pers. Alles wat we verkopen, wordt binnen gehoorsafstand gesneden.',
      image: { ...image, alt: 'Een donkergroene hal met vilten baffles, een roze sofa en een belcabine met boog' },
    },
    de: {
      title: 'Gemacht, wo es laut ist',
      text: 'Eine Weberei von 1928, vierzig Leute und eine Presse. Alles, was wir verkaufen, wird in Hörweite geschnitten.',
      image: { ...image, alt: 'Eine dunkelgrüne Halle mit Filzbaffeln, rosa Sofa und gewölbter Telefonkabine' },
    },
    fr: {
      title: 'Fabriqué là où ça résonne',
      text: 'Un atelier de tissage de 1928, quarante personnes et une presse. Tout ce que nous vendons est découpé à portée de voix.',
      image: { ...image, alt: 'Un hall vert foncé avec des baffles en feutre, un canapé rose et une cabine voûtée' },
    },
    it: {
      title: 'Fatto dove c’è rumore',
      text: 'Una tessitura del 1928, quaranta persone e una pressa. Tutto quello che vendiamo viene tagliato a portata d’orecchio.',
      image: { ...image, alt: 'Una sala verde scuro con baffle in feltro, un divano rosa e una cabina ad arco' },
    },
  },
  /** Only what is required. */
  minimal: { en: { title: 'Downloads' } },
  /** The head of most pages: no picture. */
  withoutPicture: {
    en: { title: 'Acoustic solutions', text: 'Start from a thing or start from a problem. Both lead to felt.' },
    nl: {
      title: 'Akoestische oplossingen',
      text: 'Vertrek van een ding of van een probleem. Beide leiden naar vilt.',
    },
    de: { title: 'Akustik\u00adlösungen', text: 'Beginne mit einem Ding oder mit einem Problem. Beides führt zu Filz.' },
    fr: { title: 'Solutions acoustiques', text: 'Partez d’un objet ou d’un problème. Les deux mènent au feutre.' },
    it: { title: 'Soluzioni acustiche', text: 'Parti da una cosa o da un problema. Entrambe portano al feltro.' },
  },
  /** A long title is set one step smaller. */
  long: {
    en: {
      size: 'title',
      title: 'A courtroom of 1911 learns to whisper, and nobody touched the vault',
      text: 'Eighty baffles, two cables, four months.',
    },
  },
  /** Every text as long as an editor may make it, with the soft hyphens that a site puts into German titles. */
  overlong: {
    en: {
      size: 'title',
      title:
        'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adlandschaften und Mehr\u00adzweck\u00adhallen',
      text: 'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten, denkmalgeschützte Gewölbe und Großraumbüros mit Glaswänden, dazu Musterkollektionen, Montageanleitungen und Ausschreibungstexte.',
      image,
    },
  },
} satisfies Fixtures<StaticHeaderFields>
