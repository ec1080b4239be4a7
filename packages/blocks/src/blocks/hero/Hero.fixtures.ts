import type { Fixtures } from '../../contract/fixtures.ts'
import type { HeroFields } from '../../generated/props.ts'

const image = {
  src: '/fixtures/hall-1280.webp',
  srcset: '/fixtures/hall-480.webp 480w, /fixtures/hall-1280.webp 1280w, /fixtures/hall-1800.webp 1800w',
  alt: 'A showroom in dark green felt with a pink sofa under two dome lamps',
  width: 1800,
  height: 1012,
  focal: { x: 0.6, y: 0.5 },
  color: '#183828',
}

export const fixtures = {
  complete: {
    en: {
      title: 'Borrow a quiet room',
      text: 'Our showroom in Kortrijk has four rooms that sound like forty. Bring your own noise.',
      image,
      action: { label: 'Plan a visit', href: '#visit', variant: 'primary' },
    },
    nl: {
      title: 'Leen een stille kamer',
      text: 'Onze showroom in Kortrijk telt vier kamers die klinken als veertig. Breng gerust je eigen lawaai mee.',
      image: { ...image, alt: 'Een showroom in donkergroen vilt met een roze sofa onder twee koepellampen' },
      action: { label: 'Plan een bezoek', href: '#bezoek', variant: 'primary' },
    },
    de: {
      title: 'Leih dir einen stillen Raum',
      text: 'Unser Showroom in Kortrijk hat vier Räume, die wie vierzig klingen. Bring deinen Lärm einfach mit.',
      image: { ...image, alt: 'Ein Showroom in dunkelgrünem Filz mit rosa Sofa unter zwei Kuppelleuchten' },
      action: { label: 'Besuch planen', href: '#besuch', variant: 'primary' },
    },
    fr: {
      title: 'Empruntez une pièce calme',
      text: 'Notre showroom de Courtrai compte quatre pièces qui sonnent comme quarante. Apportez votre propre bruit.',
      image: { ...image, alt: 'Un showroom en feutre vert foncé avec un canapé rose sous deux lampes en dôme' },
      action: { label: 'Planifier une visite', href: '#visite', variant: 'primary' },
    },
    it: {
      title: 'Prendi in prestito il silenzio',
      text: 'Il nostro showroom di Kortrijk ha quattro stanze che suonano come quaranta. Il rumore portalo tu.',
      image: { ...image, alt: 'Uno showroom in feltro verde scuro con un divano rosa sotto due lampade a cupola' },
      action: { label: 'Prenota una visita', href: '#visita', variant: 'primary' },
    },
  },
  minimal: { en: { title: 'Quieter.' } },
  withoutPicture: {
    en: {
      title: 'Ask an acoustician',
      text: 'A plan, a photograph and a clap on your telephone are enough to begin.',
      action: { label: 'Write to us', href: 'https://loden.example/write', newTab: true, variant: 'inverse' },
    },
  },
  withoutButton: { en: { title: 'Four rooms, one clap', text: 'Listen to the difference before you buy it.', image } },
  overlong: {
    en: {
      size: 'title',
      title:
        'Schall\u00adabsorptions\u00adlösungen für Groß\u00adraum\u00adbüro\u00adlandschaften und Mehr\u00adzweck\u00adhallen',
      text: 'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten, denkmalgeschützte Gewölbe und Großraumbüros mit Glaswänden, dazu Musterkollektionen, Montageanleitungen und Ausschreibungstexte.',
      image,
      action: { label: 'Musterkollektionsbestellformular öffnen', href: '#muster' },
    },
  },
} satisfies Fixtures<HeroFields>
