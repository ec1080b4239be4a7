import type { Fixtures } from '../../contract/fixtures.ts'
import type { NavigationListFields } from '../../generated/props.ts'

const items = (...labels: string[]) =>
  labels.map((label, i) => ({ label, target: ['models', 'calculator', 'ask'][i] ?? `part-${i}` }))

export const fixtures = {
  complete: {
    en: { items: items('Models', 'How many rolls', 'Ask us') },
    nl: { items: items('Modellen', 'Hoeveel rollen', 'Vraag het ons') },
    de: { items: items('Modelle', 'Wie viele Rollen', 'Frag uns') },
    fr: { items: items('Modèles', 'Combien de rouleaux', 'Demandez-nous') },
    it: { items: items('Modelli', 'Quanti rotoli', 'Chiedi a noi') },
  },
  overlong: {
    en: { items: items('Schallabsorptionsgradmessverfahren', 'Mehrzweckveranstaltungshallennachhall') },
  },
} satisfies Fixtures<NavigationListFields>
