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
      help: 'The text. Start headings at level 2. A heading alone becomes a large statement. Emphasised words in it use the secondary type style.',
    }),
    alignment: field.choice({
      options: ['left', 'center', 'right', 'justify'],
      default: 'left',
      help: 'Alignment of the lines.',
    }),
  },
  width: { l: 8, m: 12, s: 12 },
  pageWide: true,
  hydrate: 'none',
  budget: { js: 1, css: 1 },
  alternatives: { cb_image_text: 'for a text with a picture', cb_quote: 'for a single sentence' },
})
