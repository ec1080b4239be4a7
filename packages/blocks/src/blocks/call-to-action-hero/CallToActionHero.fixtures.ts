import type { Fixtures } from '../../contract/fixtures.ts'
import type { CallToActionHeroFields } from '../../generated/props.ts'

const arches = {
  src: '/fixtures/arches-1400.webp',
  srcset: '/fixtures/arches-700.webp 700w, /fixtures/arches-1400.webp 1400w',
  alt: 'Rows of yellow felt arches with a single black one',
  width: 1400,
  height: 665,
  color: '#d8b808',
}
const hall = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-480.webp 480w, /fixtures/hall-1280.webp 1280w, /fixtures/hall-1800.webp 1800w',
  alt: 'A dark green hall with a pink sofa under two dome lamps',
  width: 1800,
  height: 1012,
  focal: { x: 0.7, y: 0.5 },
  color: '#183828',
}

export const fixtures = {
  complete: {
    en: {
      title: 'Borrow some silence',
      text: 'We send a sample box and a decibel meter. You keep the felt.',
      image: arches,
      action: { label: 'Order a sample box', href: '#samples' },
    },
    nl: {
      title: 'Leen wat stilte',
      text: 'We sturen een stalenbox en een decibelmeter. Het vilt mag je houden.',
      image: { ...arches, alt: 'Rijen gele vilten bogen met één zwarte ertussen' },
      action: { label: 'Bestel een stalenbox', href: '#stalen' },
    },
    de: {
      title: 'Leih dir etwas Stille',
      text: 'Wir schicken eine Musterbox und einen Schallpegelmesser. Den Filz behältst du.',
      image: { ...arches, alt: 'Reihen gelber Filzbögen mit einem einzigen schwarzen' },
      action: { label: 'Musterbox bestellen', href: '#muster' },
    },
    fr: {
      title: 'Empruntez un peu de silence',
      text: 'Nous envoyons une boîte d’échantillons et un sonomètre. Le feutre est à vous.',
      image: { ...arches, alt: 'Des rangées d’arches en feutre jaune, dont une seule noire' },
      action: { label: 'Commander des échantillons', href: '#echantillons' },
    },
    it: {
      title: 'Prendi in prestito il silenzio',
      text: 'Ti mandiamo un campionario e un fonometro. Il feltro lo tieni tu.',
      image: { ...arches, alt: 'File di archi di feltro giallo con uno solo nero' },
      action: { label: 'Ordina il campionario', href: '#campioni' },
    },
  },
  /** A dark card; its button is yellow. */
  dark: {
    en: {
      title: 'Build your own Murmel',
      text: 'Pick a size, a felt and a cord. The drawing follows.',
      image: hall,
      action: { label: 'Open the configurator', href: 'https://loden.example/configurator', newTab: true },
      surface: 'oxblood',
    },
  },
  /** Nothing but a title, on felt from edge to edge. */
  minimal: { en: { title: 'Write to us.' } },
  withoutPicture: {
    en: {
      title: 'Borrow some silence',
      text: 'We send a sample box and a decibel meter. You keep the felt.',
      action: { label: 'Order a sample box', href: '#samples' },
      surface: 'sky',
    },
  },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adland\u00adschaften',
      text: 'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten und denkmalgeschützte Gewölbe, mit Musterkollektion und Montageanleitung.',
      image: arches,
      action: { label: 'Musterkollektionsbestellformular öffnen', href: '#muster' },
    },
  },
} satisfies Fixtures<CallToActionHeroFields>
