import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const modelList = defineContract({
  type: 'cb_model_list',
  title: 'Model list',
  summary: 'The models of a family or the colours of a fabric, in a row of pictures.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the row.' }),
    models: field.query({
      of: 'model',
      choose: 60,
      help: 'The models from first to last; those of the family or fabric that the block stands on, unless named.',
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links that lead here.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['carousel'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.2, css: 0.8 },
  alternatives: { cb_family_grid: 'for products that have a page of their own' },
})
