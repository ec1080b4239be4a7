import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const designerQuote = defineContract({
  type: 'cb_designer_quote',
  title: 'Designer quote',
  summary: 'A quote of a designer, with the portrait and a link to the designer.',
  fields: {
    text: field.text({
      required: true,
      max: 280,
      help: 'The sentence. Omit quotation marks: the page adds those of the language.',
    }),
    highlight: field.text({
      wire: 'cbDesignerQuoteLoud',
      max: 30,
      help: 'One word of the sentence to emphasise. Copy it exactly.',
    }),
    designer: field.reference({ to: 'designer', required: true, help: 'Author of the sentence.' }),
    surface: field.surface({ default: 'strong', help: 'Background of the block.' }),
  },
  width: { l: 8, m: 10, s: 12 },
  bleed: true,
  pageWide: true,
  hydrate: 'none',
  budget: { js: 1.5, css: 1 },
  alternatives: { cb_quote: 'for a quote of anybody else' },
})
