import type { Fixtures } from '../../contract/fixtures.ts'
import type { CalculatorFields } from '../../generated/props.ts'

const picture = (alt: string) => ({ src: '/fixtures/panel-480.webp', alt, width: 480, height: 320 })
const finishes = (...names: string[]) =>
  names.map((name, i) => ({ id: `finish-${i}`, name, ...(i > 0 && { image: picture(name) }) }))

export const fixtures = {
  complete: {
    en: {
      title: 'How many rolls?',
      text: 'Measure the wall. We do the sums, offcuts and all.',
      finishes: finishes('Plain', 'Reed', 'Moss', 'Cobalt', 'Oxblood', 'Signal'),
    },
    nl: {
      title: 'Hoeveel rollen?',
      text: 'Meet de muur. Wij rekenen, met snijverlies en al.',
      finishes: finishes('Effen', 'Riet', 'Mos', 'Kobalt', 'Ossenbloed', 'Signaal'),
    },
    de: {
      title: 'Wie viele Rollen?',
      text: 'Miss die Wand aus. Wir rechnen, samt Verschnitt.',
      finishes: finishes('Uni', 'Schilf', 'Moos', 'Kobalt', 'Ochsenblut', 'Signal'),
    },
    fr: {
      title: 'Combien de rouleaux ?',
      text: 'Mesurez le mur. Nous comptons, chutes comprises.',
      finishes: finishes('Uni', 'Roseau', 'Mousse', 'Cobalt', 'Sang-de-bœuf', 'Signal'),
    },
    it: {
      title: 'Quanti rotoli?',
      text: 'Misura la parete. I conti, sfridi compresi, li facciamo noi.',
      finishes: finishes('Liscio', 'Canna', 'Muschio', 'Cobalto', 'Sangue di bue', 'Segnale'),
    },
  },
  /** Nothing but the sums. */
  minimal: { en: {} },
  /** In feet, whole strips, without a margin. */
  feet: { en: { unit: 'ft', safetyMargin: 0, wholeStrips: true, finishes: finishes('Reed') } },
  overlong: {
    en: {
      title: 'Wand\u00adbekleidungs\u00adrollen\u00adberechnung',
      text: 'Tapetenrollenverbrauchsberechnungsgrundlage '.repeat(5).trim(),
      finishes: finishes('Ochsenblutrotgrundierungsfarbton', 'Schilf'),
    },
  },
} satisfies Fixtures<CalculatorFields>
