import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const modelList = defineContract({
  type: 'cb_model_list',
  title: 'Model list',
  summary: 'Pictures of the models of a family or the colours of a fabric, in a row.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the row.' }),
    models: field.query({
      of: 'model',
      choose: 60,
      help: 'Models in their order. Default: all models of the family or fabric of this page.',
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links to this block.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['carousel'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.2, css: 0.8 },
  alternatives: { cb_family_grid: 'for products with pages of their own' },
})
