import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const designerCarousel = defineContract({
  type: 'cb_designer_carousel',
  title: 'Designer carousel',
  summary: 'Portraits of designers in a row that runs off the page or in a grid, each leading to the designer.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the row.' }),
    designers: field.query({ of: 'designer', choose: 24, help: 'The designers from first to last; all of them, unless named.' }),
    layout: field.choice({
      options: ['row', 'grid'],
      default: 'row',
      help: 'A row shows as many as fit; a grid shows all of them at once, where they are what the page is about.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['carousel'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.2, css: 0.8 },
  alternatives: { cb_designer_quote: 'for the words of one designer' },
})
