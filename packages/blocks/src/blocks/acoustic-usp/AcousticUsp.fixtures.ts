import type { Fixtures } from '../../contract/fixtures.ts'
import type { AcousticUspFields } from '../../generated/props.ts'

const drawing = (alt: string) => ({ src: '/fixtures/panel-480.webp', alt, width: 144, height: 144 })
const identifiers = ['absorbs-voices', 'hangs-anywhere', 'stays-put']
const properties = (...titles: string[]) =>
  titles.map((title, i) => ({ identifier: identifiers[i]!, title, ...(i < 2 && { image: drawing('') }) }))
const bands = ['125 Hz', '250 Hz', '500 Hz', '1000 Hz', '2000 Hz', '4000 Hz']
const performances = (point: string, average: [string, string]) => [
  ...['34', '62', '88', '97', '95', '90'].map((value, i) => ({ label: bands[i]!, value: `0${point}${value}` })),
  { label: average[0], value: average[1] },
]

export const fixtures = {
  complete: {
    en: {
      title: 'What the felt does',
      properties: properties('Takes the edge off voices', 'Hangs wherever there is a ceiling', 'Stays where it is'),
      performances: performances('.', ['Average', 'Rather quiet']),
    },
    nl: {
      title: 'Wat het vilt doet',
      properties: properties('Haalt de scherpte van stemmen', 'Hangt overal waar een plafond is', 'Blijft waar het is'),
      performances: performances(',', ['Gemiddeld', 'Vrij stil']),
    },
    de: {
      title: 'Was der Filz tut',
      properties: properties('Nimmt Stimmen die Schärfe', 'Hängt überall, wo eine Decke ist', 'Bleibt, wo er ist'),
      performances: performances(',', ['Mittelwert', 'Ziemlich leise']),
    },
    fr: {
      title: 'Ce que fait le feutre',
      properties: properties('Adoucit les voix', 'Se suspend partout où il y a un plafond', 'Reste où il est'),
      performances: performances(',', ['Moyenne', 'Plutôt calme']),
    },
    it: {
      title: 'Che cosa fa il feltro',
      properties: properties('Smussa le voci', 'Si appende ovunque ci sia un soffitto', 'Resta dov’è'),
      performances: performances(',', ['Media', 'Piuttosto quieto']),
    },
  },
  propertiesOnly: { en: { properties: properties('Takes the edge off voices', 'Stays where it is') } },
  chartOnly: {
    en: {
      title: 'Measured',
      performances: [
        { label: 'Screen', value: '12 dB' },
        { label: 'Booth', value: '33 dB' },
      ],
    },
  },
  wordsOnly: { en: { performances: [{ label: 'Average', value: 'Rather quiet' }] } },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adgrad\u00admessungen',
      properties: properties('Mehrzweckveranstaltungshallennachhallzeitverkürzung', 'Raumakustikplanungsunterlagen'),
      performances: [
        { label: 'Schallabsorptionsgradmessverfahren', value: '0.95' },
        ...performances('.', ['Nachhallzeitberechnungsgrundlagen', 'Raumakustikplanungsunterlagen']),
      ],
    },
  },
} satisfies Fixtures<AcousticUspFields>
