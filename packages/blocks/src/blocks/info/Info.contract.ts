import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const info = defineContract({
  type: 'cb_info',
  title: 'Info',
  summary: 'A text in one column, with facts, a picture, or both in the other.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the first column.' }),
    bodyHtml: field.html({
      wire: 'cbInfoHtml',
      required: true,
      max: 6_000,
      help: 'Text of the first column. Start headings at level 3 under a title.',
    }),
    asideHtml: field.html({
      wire: 'cbInfoAside',
      max: 3_000,
      help: 'Content of the second column: facts, a list, a small table.',
    }),
    image: field.image({
      widths: [480, 800, 1200, 1600],
      help: 'Picture in the second column, or above all text on phones. It keeps its proportions.',
    }),
    emphasis: field.choice({
      options: ['none', 'first', 'second'],
      default: 'none',
      help: 'The emphasised column. It is eight of twelve columns wide and begins with a lead.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  options: ['headingLevel', 'priority'],
  hydrate: 'none',
  budget: { js: 1, css: 0.8 },
  alternatives: { cb_image_text: 'when the picture needs a caption or the left side', cb_text: 'for one column' },
})
