import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const info = defineContract({
  type: 'cb_info',
  title: 'Info',
  summary: 'A text in one column, and what belongs to it in the other: facts, a picture, or both.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the first column.' }),
    bodyHtml: field.html({
      wire: 'cbInfoHtml',
      required: true,
      max: 6_000,
      help: 'The first column. Start headings at level 3 under a title.',
    }),
    asideHtml: field.html({ wire: 'cbInfoAside', max: 3_000, help: 'The second column: facts, a list, a small table.' }),
    image: field.image({
      widths: [480, 800, 1200, 1600],
      help: 'In the second column; on phones above all text. Keeps its proportions.',
    }),
    emphasis: field.choice({
      options: ['none', 'first', 'second'],
      default: 'none',
      help: 'The column that counts more is eight of twelve wide and begins with a lead.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 0.8 },
  alternatives: { cb_image_text: 'when the picture needs a caption or the left side', cb_text: 'for one column' },
})
