import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const text = defineContract({
  type: 'cb_text',
  title: 'Text',
  summary: 'Running text with headings, lists, links and tables.',
  fields: {
    bodyHtml: field.html({
      wire: 'cbTextHtml',
      required: true,
      max: 20_000,
      help: 'The text. Start headings at level 2. A heading alone is set as a large statement, soft where it is emphasised.',
    }),
    alignment: field.choice({ options: ['left', 'center', 'right', 'justify'], default: 'left', help: 'How lines align.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  pageWide: true,
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: { cb_image_text: 'when a picture belongs to the text', cb_quote: 'for a single sentence' },
})
