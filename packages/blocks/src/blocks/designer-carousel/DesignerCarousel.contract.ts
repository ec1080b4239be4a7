import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const designerCarousel = defineContract({
  type: 'cb_designer_carousel',
  title: 'Designer carousel',
  summary: 'Portraits of designers in a scrolling row or in a grid. Each portrait links to its designer.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the row.' }),
    designers: field.query({ of: 'designer', choose: 24, help: 'Designers in their order. Default: all designers.' }),
    layout: field.choice({
      options: ['row', 'grid'],
      default: 'row',
      help: 'A row shows as many as fit. A grid shows all at once: use it if the designers are the subject of the page.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
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
  alternatives: { cb_designer_quote: 'for a quote of one designer' },
})
