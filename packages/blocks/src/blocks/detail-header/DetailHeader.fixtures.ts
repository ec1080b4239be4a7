import type { Fixtures } from '../../contract/fixtures.ts'
import type { FinishLinkValue } from '../../contract/values.ts'
import type { DetailHeaderProps } from './DetailHeader.tsx'

const lamps = {
  src: '/fixtures/lamps-800.webp',
  srcset: '/fixtures/lamps-800.webp 800w',
  alt: 'Three dome lamps above a round oak table',
  width: 800,
  height: 687,
  color: '#e8e8d8',
}
const portrait = {
  src: '/fixtures/portrait-naomi-adeyemi-216.webp',
  srcset: '/fixtures/portrait-naomi-adeyemi-216.webp 216w',
  alt: 'A felt portrait of a woman with round glasses',
  width: 216,
  height: 216,
}

const swatch = { src: '/fixtures/layers-700.webp', alt: 'Layers of felt', width: 700, height: 700 }
const finishesWith = (last: string): FinishLinkValue[] => [
  { name: 'Signal', href: '?', image: swatch },
  { name: 'Cobalt', href: '?finish=cobalt', image: swatch, current: true },
  { name: last, href: '?finish=last' },
]

export const fixtures = {
  /** A product with every kind of link. */
  complete: {
    en: {
      label: 'Pendant lamp',
      title: 'Murmel',
      text: 'A dome that lights the table and eats the conversation above it. One sheet, pressed over a hot mould, no seam, no frame.',
      image: lamps,
      facts: [
        { name: 'Price', value: 'from €690 per piece, excl. VAT' },
        { name: 'Leaves us within', value: '5 weeks' },
        { name: 'Diameters', value: '520, 800 and 1,200 mm' },
      ],
      navigation: {
        quoteHref: '#quote',
        modelsHref: '#models',
        configurator: { aboutHref: '#configurator', metricHref: '#metric', imperialHref: '#imperial', revitHref: '#revit' },
        downloads: [
          { group: 'specifications', count: 5, href: '#specifications' },
          { group: 'manuals', count: 3, href: '#manuals' },
          { group: 'certificates', count: 1, href: '#certificates' },
          { group: 'photometricData', count: 5, href: '#photometric-data' },
        ],
        samplesHref: '#samples',
        priceListHref: '#price-list',
        compareHref: '#compare',
        quickShipHref: '#quick-ship',
      },
    },
    nl: {
      label: 'Hanglamp',
      text: 'Een koepel die de tafel verlicht en het gesprek erboven opeet. Eén vel, over een hete mal geperst, zonder naad.',
      image: { ...lamps, alt: 'Drie koepellampen boven een ronde eiken tafel' },
      facts: [
        { name: 'Prijs', value: 'vanaf €\u00a0690 per stuk, excl. btw' },
        { name: 'Vertrekt binnen', value: '5 weken' },
        { name: 'Diameters', value: '520, 800 en 1.200 mm' },
      ],
    },
    de: {
      label: 'Pendelleuchte',
      text: 'Eine Kuppel, die den Tisch beleuchtet und das Gespräch darüber schluckt. Ein Bogen, heiß gepresst, ohne Naht.',
      image: { ...lamps, alt: 'Drei Kuppelleuchten über einem runden Eichentisch' },
      facts: [
        { name: 'Preis', value: 'ab 690\u00a0€ je Stück, zzgl. MwSt.' },
        { name: 'Versand in', value: '5 Wochen' },
        { name: 'Durchmesser', value: '520, 800 und 1.200 mm' },
      ],
    },
    fr: {
      label: 'Suspension',
      text: 'Un dôme qui éclaire la table et absorbe la conversation. Une feuille, pressée à chaud, sans couture.',
      image: { ...lamps, alt: 'Trois lampes en dôme au-dessus d’une table ronde en chêne' },
      facts: [
        { name: 'Prix', value: 'à partir de 690\u00a0€ la pièce, HT' },
        { name: 'Part sous', value: '5 semaines' },
        { name: 'Diamètres', value: '520, 800 et 1\u00a0200 mm' },
      ],
    },
    it: {
      label: 'Lampada a sospensione',
      text: 'Una cupola che illumina il tavolo e assorbe le voci. Un solo foglio, pressato a caldo, senza cuciture.',
      image: { ...lamps, alt: 'Tre lampade a cupola sopra un tavolo rotondo di rovere' },
      facts: [
        { name: 'Prezzo', value: 'da 690\u00a0€ al pezzo, IVA esclusa' },
        { name: 'Parte entro', value: '5 settimane' },
        { name: 'Diametri', value: '520, 800 e 1200 mm' },
      ],
    },
  },
  /** Only what is required. */
  minimal: { en: { title: 'Murmel' } },
  /** A product whose pictures can be seen in several finishes; one has no picture of its own. */
  finishes: {
    en: {
      label: 'Pendant lamp',
      title: 'Murmel',
      image: lamps,
      finishLinks: finishesWith('Oxblood'),
      navigation: { modelsHref: '#models' },
    },
    fr: {
      label: 'Suspension',
      image: { ...lamps, alt: 'Trois lampes en dôme au-dessus d’une table ronde en chêne' },
      finishLinks: finishesWith('Sang-de-bœuf'),
    },
  },
  /** A designer; the bar of the site lies over the head. */
  designer: {
    en: {
      label: 'Designer',
      title: 'Naomi Adeyemi',
      text: 'Folds paper on trains and sends us the ones that stand up.',
      image: portrait,
      inverted: true,
      navigation: { products: { count: 4, href: '#products' } },
    },
    nl: {
      label: 'Ontwerper',
      text: 'Vouwt papier in de trein en stuurt ons wat blijft staan.',
      image: { ...portrait, alt: 'Een vilten portret van een vrouw met een ronde bril' },
    },
    de: {
      label: 'Design',
      text: 'Faltet Papier im Zug und schickt uns, was stehen bleibt.',
      image: { ...portrait, alt: 'Ein Filzporträt einer Frau mit runder Brille' },
    },
    fr: {
      text: 'Plie du papier dans le train et nous envoie ce qui tient debout.',
      image: { ...portrait, alt: 'Un portrait en feutre d’une femme à lunettes rondes' },
    },
    it: {
      text: 'Piega la carta in treno e ci manda ciò che resta in piedi.',
      image: { ...portrait, alt: 'Un ritratto in feltro di una donna con occhiali tondi' },
    },
  },
  /** A fabric has colours, and no picture here. */
  fabric: {
    en: {
      label: 'Fabric',
      title: 'Terra',
      text: 'Two millimetres, forty-two colours.',
      facts: [{ name: 'Price', value: 'from €64 per metre, excl. VAT' }],
      navigation: {
        quoteHref: '#quote',
        colorsHref: '#colors',
        downloads: [{ group: 'specifications', count: 1, href: '#specifications' }],
        priceListHref: '#price-list',
      },
    },
  },
  overlong: {
    en: {
      label: 'Schallabsorbierende Pendelleuchten',
      title: 'Groß\u00adraum\u00adbüro\u00adschall\u00adabsorptions\u00addecken\u00adsegel',
      text: 'Raumakustikplanungsunterlagen, Nachhallzeitberechnungen und Schallabsorptionsgradmessungen für Mehrzweckveranstaltungshallen, auch für schwierige Bestandsbauten und denkmalgeschützte Gewölbe.',
      image: lamps,
      finishLinks: [
        { name: 'Ochsenblut', href: '?', image: swatch },
        { name: 'Mehrzweckveranstaltungshallenbekleidungsdunkelgrün', href: '?finish=green', current: true },
      ],
      navigation: {
        modelsHref: '#models',
        configurator: { imperialHref: '#imperial' },
        downloads: [{ group: 'photometricData', count: 1234, href: '#photometric-data' }],
      },
    },
  },
} satisfies Fixtures<DetailHeaderProps>
