import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const quote = defineContract({
  type: 'cb_quote',
  title: 'Quote',
  summary: 'One sentence worth stopping for, and who said it.',
  fields: {
    text: field.text({ required: true, max: 280, help: 'The sentence, without quotation marks: each language adds its own.' }),
    highlight: field.text({
      wire: 'cbQuoteLoud',
      max: 30,
      help: 'One word of the sentence to be emphasised, exactly as it is written there.',
    }),
    author: field.text({ wire: 'cbQuoteQuotee', max: 60, help: 'Who said it. Leave empty for a line of your own.' }),
    authorRole: field.text({ wire: 'cbQuoteRole', max: 80, help: 'What the person is, shown under the name.' }),
    portrait: field.image({ ratio: '1:1', widths: [72, 144, 216], help: 'A square portrait; only shown beside a name.' }),
    surface: field.surface({ default: 'strong', help: 'Surface of the block.' }),
  },
  width: { l: 8, m: 10, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['priority'],
  hydrate: 'none',
  budget: { js: 1.5, css: 1 },
  alternatives: { cb_topic_teaser: 'when there is a page to lead to' },
})
