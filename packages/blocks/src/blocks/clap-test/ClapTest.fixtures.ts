import type { Fixtures } from '../../contract/fixtures.ts'
import type { ClapTestFields } from '../../generated/props.ts'

export const fixtures = {
  complete: {
    en: {
      title: 'Clap',
      text: 'Put the phone on the table, take two steps back, and clap once. The room says the rest.',
      roomId: 'try-a-room',
    },
    nl: {
      title: 'Klap',
      text: 'Leg je telefoon op tafel, zet twee stappen achteruit en klap één keer. De kamer zegt de rest.',
    },
    de: {
      title: 'Klatsch',
      text: 'Leg das Telefon auf den Tisch, geh zwei Schritte zurück und klatsch einmal. Den Rest sagt der Raum.',
    },
    fr: {
      title: 'Frappez',
      text: 'Posez le téléphone sur la table, reculez de deux pas et frappez une fois dans vos mains. La pièce dit le reste.',
    },
    it: {
      title: 'Batti',
      text: 'Posa il telefono sul tavolo, fai due passi indietro e batti le mani una volta. Il resto lo dice la stanza.',
    },
  },
  minimal: { en: { title: 'Clap' } },
  overlong: {
    en: {
      title: 'Raum\u00adakustik\u00admessungs\u00adunterlagen\u00adberechnung',
      text: 'Nachhallzeitverkürzungsmaßnahmenvergleichsdarstellung.',
      roomId: 'try-a-room',
    },
  },
} satisfies Fixtures<ClapTestFields>
