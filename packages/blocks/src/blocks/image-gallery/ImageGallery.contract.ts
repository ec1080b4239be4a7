import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const imageGallery = defineContract({
  type: 'cb_image_gallery',
  title: 'Image gallery',
  summary: 'Up to five pictures as one composition; the others, and all of them large, behind "more images".',
  fields: {
    images: field.list({
      required: true,
      max: 30,
      help: 'The pictures from first to last; the first five stand on the page.',
      of: field.group({
        name: 'item',
        help: 'One picture.',
        fields: {
          image: field.image({
            required: true,
            widths: [200, 600, 1200],
            heights: [400, 600, 800],
            large: [1280, 1920, 2560],
            help: 'Cropped around its focal point on the page, whole when it is opened.',
          }),
          caption: field.text({ max: 160, help: 'A line under the opened picture.' }),
        },
      }),
    }),
    anchor: field.text({
      max: 40,
      anchor: true,
      help: 'What the addresses of the opened pictures begin with, `workshop` in `#workshop-3`; for a second gallery. Default `image`.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  hydrate: 'interaction',
  inHtml: ['images'],
  budget: { js: 3.7, css: 1.5 },
  alternatives: { cb_image_grid: 'for up to three pictures of one size' },
})
