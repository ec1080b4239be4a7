import type { Fixtures } from '../../contract/fixtures.ts'
import type { RoomCalculatorFields } from '../../generated/props.ts'

const absorbers = [
  { id: 'panel', name: 'Panel', href: '/panel', values: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92] },
  { id: 'baffle', name: 'Baffle', href: '/baffle', values: [0.18, 0.45, 0.81, 0.93, 0.9, 0.86] },
]

export const fixtures = {
  complete: {
    en: {
      title: 'Try a room',
      text: 'Give it a size, choose what it is made of, then cover the ceiling bit by bit. You will hear nothing.',
      absorbers,
    },
    nl: {
      title: 'Probeer een kamer',
      text: 'Geef ze een maat, kies waarvan ze gemaakt is en bekleed dan stukje bij beetje het plafond. Je hoort niets.',
    },
    de: {
      title: 'Probiere einen Raum',
      text: 'Gib ihm eine Größe, wähle, woraus er ist, und verkleide dann Stück für Stück die Decke. Du hörst nichts.',
    },
    fr: {
      title: 'Essayez une pièce',
      text: 'Donnez-lui une taille, choisissez ses matières, puis couvrez peu à peu le plafond. Vous n’entendrez rien.',
    },
    it: {
      title: 'Prova una stanza',
      text: 'Dalle una misura, scegli di che cosa è fatta, poi copri il soffitto un po’ alla volta. Non sentirai niente.',
    },
  },
  bareOnly: { en: { title: 'Try a room', absorbers: [] } },
  overlong: {
    en: {
      title: 'Raum\u00adakustik\u00adplanungs\u00adunterlagen\u00adberechnung',
      text: 'Nachhallzeitverkürzungsmaßnahmenvergleichsdarstellung.',
      absorbers: [{ ...absorbers[0]!, name: 'Deckenverkleidungsabsorptionselement' }],
    },
  },
} satisfies Fixtures<RoomCalculatorFields>
