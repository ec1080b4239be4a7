import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const familyGrid = defineContract({
  type: 'cb_family_grid',
  title: 'Family grid',
  summary: 'Products in a grid of large and small cards.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the grid.' }),
    families: field.list({
      required: true,
      max: 60,
      of: field.reference({ to: 'product', help: 'A family or a fabric.' }),
      help: 'Products in their order.',
    }),
    action: field.action({ max: 40, help: 'Link to all products, beside the title.' }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links to this block.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  options: ['headingLevel'],
  parts: ['product-grid'],
  hydrate: 'none',
  budget: { js: 2.5, css: 1.5 },
  alternatives: { cb_model_list: 'for the models of one family', cb_topic_teaser: 'for a single product' },
})
