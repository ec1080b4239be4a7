import type { Fixtures } from '../../contract/fixtures.ts'
import type { PressKitOverviewFields } from '../../generated/props.ts'

const kits = (...names: [string, string, string]) => [
  { id: 'murmel', name: names[0], size: 330_738, requestHref: '#murmel' },
  { id: 'loket', name: names[1], requestHref: '#loket' },
  // Without a form: it is asked for where the action leads.
  { id: 'archive', name: names[2] },
]
const ask = (label: string) => ({ label, href: '#press' })

export const fixtures = {
  complete: {
    en: {
      title: 'For the press',
      text: 'Pictures to print and texts to quote.',
      kits: kits('Murmel press kit', 'Loket press kit', 'Press archive'),
      action: ask('Ask for it'),
    },
    nl: {
      title: 'Voor de pers',
      text: 'Beelden om te drukken en teksten om te citeren.',
      kits: kits('Persmap Murmel', 'Persmap Loket', 'Persarchief'),
      action: ask('Aanvragen'),
    },
    de: {
      title: 'Für die Presse',
      text: 'Bilder zum Drucken und Texte zum Zitieren.',
      kits: kits('Pressemappe Murmel', 'Pressemappe Loket', 'Pressearchiv'),
      action: ask('Anfordern'),
    },
    fr: {
      title: 'Pour la presse',
      text: 'Des images à imprimer et des textes à citer.',
      kits: kits('Dossier de presse Murmel', 'Dossier de presse Loket', 'Archives de presse'),
      action: ask('Demander'),
    },
    it: {
      title: 'Per la stampa',
      text: 'Immagini da stampare e testi da citare.',
      kits: kits('Cartella stampa Murmel', 'Cartella stampa Loket', 'Archivio stampa'),
      action: ask('Richiedi'),
    },
  },
  minimal: { en: { kits: [{ id: 'murmel', name: 'Murmel press kit' }], action: ask('Ask for it') } },
  overlong: {
    en: {
      title: 'Raumakustikplanungsunterlagen für die Presse',
      text: 'Nachhallzeitberechnungen für Mehrzweckveranstaltungshallen und Großraumbürolandschaften.',
      kits: [{ id: 'long', name: 'Schallabsorptionsgradmessverfahrensbeschreibungspressemappe', size: 1_234_567_890 }],
      action: ask('Presseunterlagen anfordern'),
    },
  },
} satisfies Fixtures<PressKitOverviewFields>
