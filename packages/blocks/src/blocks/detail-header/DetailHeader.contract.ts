import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'
import { below } from '../../theme/below.ts'

export const detailHeader = defineContract({
  type: 'cb_detail_header',
  title: 'Detail header',
  summary: 'The page header of a product, a fabric or a designer: a label, a name, a text, a picture and a list of links.',
  fields: {
    label: field.text({ max: 40, help: 'Label above the name, such as "Designer".' }),
    title: field.text({ required: true, max: 80, title: true, help: 'Name of the product, fabric or designer.' }),
    text: field.text({ max: 300, help: 'Two or three lines under the name.' }),
    image: field.image({
      ratio: '8:9',
      widths: [480, 800, 1200, 1600],
      crops: [{ media: below.l, ratio: '4:3', widths: [480, 768, 1200] }],
      help: 'Extends to the edge of the page. Its ratio is 4:3 on small and medium screens.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel', 'priority', 'facts', 'navigation', 'finishLinks', 'inverted'],
  hydrate: 'none',
  budget: { js: 2.6, css: 1.3 },
  behaviour: {
    keyboard: 'Enter or Space on the row of the configurator opens its links.',
    names: 'The links are a navigation landmark with its own name. A link to a new tab announces the tab.',
  },
  alternatives: { cb_static_header: 'at the head of a page without products', cb_home_header: 'on the home page' },
})
