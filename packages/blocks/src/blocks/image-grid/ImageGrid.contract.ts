import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'
import { below } from '../../theme/below.ts'
import { imageWidths, maxImages, phoneWidths } from './limits.ts'

export const imageGrid = defineContract({
  type: 'cb_image_grid',
  title: 'Image grid',
  summary: 'One to three pictures of equal size, side by side.',
  fields: {
    images: field.list({
      required: true,
      max: maxImages,
      help: 'Pictures in their order.',
      of: field.group({
        name: 'item',
        help: 'One picture.',
        fields: {
          image: field.image({
            required: true,
            ratio: '5:6',
            widths: imageWidths,
            densities: true,
            crops: [{ media: below.s, ratio: '5:4', widths: phoneWidths }],
            help: 'Cropped around its focal point: to portrait format, or to landscape format on phones.',
          }),
          caption: field.text({ max: 120, help: 'Text under the picture.' }),
        },
      }),
    }),
    columns: field.number({ min: 1, max: maxImages, help: 'Number of pictures side by side. Default: all pictures.' }),
  },
  width: { l: 8, m: 12, s: 12 },
  options: ['priority'],
  hydrate: 'none',
  budget: { js: 0.8, css: 0.5 },
  alternatives: { cb_image_text: 'when a text belongs to the picture' },
})
