import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const imageText = defineContract({
  type: 'cb_image_text',
  title: 'Image and text',
  summary: 'A picture beside the text that belongs to it.',
  fields: {
    bodyHtml: field.html({
      wire: 'cbImageTextHtml',
      required: true,
      max: 6_000,
      help: 'The text beside the picture. Start headings at level 2.',
    }),
    image: field.image({ required: true, widths: [480, 800, 1200, 1600], help: 'Keeps its own proportions.' }),
    imageSide: field.side({ default: 'start', help: 'Side of the picture; on phones it stands above.' }),
    split: field.choice({ options: ['6-6', '8-4', '4-8'], default: '6-6', help: 'Columns of the picture and of the text.' }),
    caption: field.text({ max: 160, help: 'A line under the picture.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  options: ['priority'],
  hydrate: 'none',
  budget: { js: 1.5, css: 0.8 },
  alternatives: { cb_topic_teaser: 'when the text leads to another page', cb_text: 'when there is no picture' },
})
