import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const imageText = defineContract({
  type: 'cb_image_text',
  title: 'Image and text',
  summary: 'A text beside a picture, which is on either side.',
  fields: {
    bodyHtml: field.html({
      wire: 'cbImageTextHtml',
      required: true,
      max: 6_000,
      help: 'The text beside the picture. Start headings at level 2.',
    }),
    image: field.image({ required: true, widths: [480, 800, 1200, 1600], help: 'The picture. It keeps its proportions.' }),
    imageSide: field.side({ default: 'start', help: 'Side of the picture. On phones the picture is above the text.' }),
    split: field.choice({
      options: ['6-6', '8-4', '4-8'],
      default: '6-6',
      help: 'Widths of the picture and the text, in columns.',
    }),
    caption: field.text({ max: 160, help: 'Text under the picture.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  options: ['priority'],
  hydrate: 'none',
  budget: { js: 1.5, css: 0.8 },
  alternatives: { cb_topic_teaser: 'for a link to another page', cb_text: 'for a text without a picture' },
})
