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
  behaviour: {
    keyboard: 'In the row, arrow keys, Home and End move to another group of slides. On a link in it they move to another slide.',
    names: 'The row is a carousel with the title as its name. Each slide has its position as its name, such as "2 of 8".',
    focus: 'Slides outside the view cannot receive the focus.',
    motion: 'The row moves at once, without an animation.',
    withoutScript: 'The row scrolls as a list, by finger, trackpad and keyboard. It has no buttons.',
    events: ['carousel-change'],
  },
  alternatives: { cb_family_grid: 'for products with pages of their own' },
})
