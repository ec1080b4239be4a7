import type { Fixtures } from '../../contract/fixtures.ts'
import type { ContactFormFields } from '../../generated/props.ts'

export const fixtures = {
  complete: {
    en: {
      title: 'Say it out loud',
      textHtml: '<p>We answer within two working days, in writing.</p>',
    },
    nl: {
      title: 'Zeg het hardop',
      textHtml: '<p>We antwoorden binnen twee werkdagen, schriftelijk.</p>',
    },
    de: {
      title: 'Sag es laut',
      textHtml: '<p>Wir antworten innerhalb von zwei Werktagen, schriftlich.</p>',
    },
    fr: {
      title: 'Dites-le à voix haute',
      textHtml: '<p>Nous répondons sous deux jours ouvrés, par écrit.</p>',
    },
    it: {
      title: 'Dillo ad alta voce',
      textHtml: '<p>Rispondiamo entro due giorni lavorativi, per iscritto.</p>',
    },
  },
  minimal: { en: { title: 'Ask us' } },
  inline: {
    en: { title: 'Ask the acoustician', variant: 'inline' },
    nl: { title: 'Vraag het de akoesticus', variant: 'inline' },
    de: { title: 'Frag die Akustikerin', variant: 'inline' },
    fr: { title: 'Demandez à l’acousticienne', variant: 'inline' },
    it: { title: 'Chiedi all’acustica', variant: 'inline' },
  },
  compact: {
    en: { title: 'One question', variant: 'compact' },
    nl: { title: 'Eén vraag', variant: 'compact' },
    de: { title: 'Eine Frage', variant: 'compact' },
    fr: { title: 'Une question', variant: 'compact' },
    it: { title: 'Una domanda', variant: 'compact' },
  },
  overlong: {
    en: {
      title: 'Raumakustikplanungsgesellschaft',
      textHtml: '<p>Schallabsorptionsgradmessungsbeauftragte beantworten Nachhallzeitberechnungsgrundlagenfragen.</p>',
    },
  },
} satisfies Fixtures<ContactFormFields>
