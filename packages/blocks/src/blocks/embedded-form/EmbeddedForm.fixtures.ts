import type { Fixtures } from '../../contract/fixtures.ts'
import type { EmbeddedFormFields } from '../../generated/props.ts'

export const fixtures = {
  complete: {
    en: { title: 'Ask for a price', form: 'quote-price-lead' },
    nl: { title: 'Vraag een prijs' },
    de: { title: 'Frag nach einem Preis' },
    fr: { title: 'Demandez un prix' },
    it: { title: 'Chiedi un prezzo' },
  },
  minimal: { en: { title: 'Write to us' } },
  overlong: { en: { title: 'Raum\u00adakustik\u00adplanungs\u00adunterlagen\u00adanforderung', form: 'visit-us' } },
} satisfies Fixtures<EmbeddedFormFields>
