import type { Fixtures } from '../../contract/fixtures.ts'
import type { FigureFields } from '../../generated/props.ts'

const decays = (bare: string, covered: string) => [
  { name: covered, milliseconds: 600 },
  { name: bare, milliseconds: 1900 },
]
const panel = { id: 'panel', href: '/panel', values: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92] }
const curtain = { id: 'curtain', href: '/curtain', values: [0.07, 0.31, 0.49, 0.75, 0.7, 0.6] }

export const fixtures = {
  complete: {
    en: {
      title: 'One clap, twice',
      text: 'The same room before and after. Each strip is a moment; where they end there is nothing left to hear.',
      decays: decays('Bare', 'Covered'),
      recommended: 600,
    },
    nl: {
      title: 'Eén klap, twee keer',
      text: 'Dezelfde kamer, ervoor en erna. Elke strook is een ogenblik; waar ze ophouden, valt niets meer te horen.',
      decays: decays('Kaal', 'Bekleed'),
    },
    de: {
      title: 'Ein Klatschen, zweimal',
      text: 'Derselbe Raum, vorher und nachher. Jeder Streifen ist ein Augenblick; wo sie enden, ist nichts mehr zu hören.',
      decays: decays('Kahl', 'Verkleidet'),
    },
    fr: {
      title: 'Un claquement, deux fois',
      text: 'La même pièce, avant et après. Chaque bande est un instant ; là où elles s’arrêtent, on n’entend plus rien.',
      decays: decays('Nue', 'Habillée'),
    },
    it: {
      title: 'Un battito di mani, due volte',
      text: 'La stessa stanza, prima e dopo. Ogni striscia è un istante; dove finiscono non si sente più niente.',
      decays: decays('Nuda', 'Rivestita'),
    },
  },
  absorption: {
    en: {
      title: 'By octave',
      text: 'Low notes on the left, high ones on the right.',
      absorbers: [
        { ...panel, name: 'Panel' },
        { ...curtain, name: 'Curtain' },
      ],
    },
  },
  drawingOnly: { en: { absorbers: [{ ...panel, name: 'Panel' }] } },
  overlong: {
    en: {
      title: 'Schall\u00adabsorptions\u00adgrad\u00admessungen in Mehrzweckveranstaltungshallen',
      text: 'Nachhallzeitverkürzungsmaßnahmenvergleichsdarstellung mit Raumakustikplanungsunterlagen.',
      decays: decays('Mehrzweckveranstaltungshallennachhallzeit', 'Schallabsorptionsgradmessverfahren'),
    },
  },
} satisfies Fixtures<FigureFields>
