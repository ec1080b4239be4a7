import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const quote = defineContract({
  type: 'cb_quote',
  title: 'Quote',
  summary: 'A quote with its author.',
  fields: {
    text: field.text({
      required: true,
      max: 280,
      help: 'The sentence. Omit quotation marks: the page adds those of the language.',
    }),
    highlight: field.text({
      wire: 'cbQuoteLoud',
      max: 30,
      help: 'One word of the sentence to emphasise. Copy it exactly.',
    }),
    author: field.text({
      wire: 'cbQuoteQuotee',
      max: 60,
      help: 'Author of the sentence. Leave empty for a sentence of the brand.',
    }),
    authorRole: field.text({ wire: 'cbQuoteRole', max: 80, help: 'Job title or role of the author, under the name.' }),
    portrait: field.image({ ratio: '1:1', widths: [72, 144, 216], help: 'A square portrait. It needs an author.' }),
    surface: field.surface({ default: 'strong', help: 'Background of the block.' }),
  },
  width: { l: 8, m: 10, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['priority'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1 },
  alternatives: { cb_topic_teaser: 'for a link to another page' },
})
