import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const imageGallery = defineContract({
  type: 'cb_image_gallery',
  title: 'Image gallery',
  summary: 'A composition of up to five pictures. The button "more images" opens all pictures in large size.',
  fields: {
    images: field.list({
      required: true,
      max: 30,
      help: 'Pictures in their order. The page shows the first five.',
      of: field.group({
        name: 'item',
        help: 'One picture.',
        fields: {
          image: field.image({
            required: true,
            widths: [200, 600, 1200],
            heights: [400, 600, 800],
            large: [1280, 1920, 2560],
            help: 'The page crops it around its focal point. The large view shows all of it.',
          }),
          caption: field.text({ max: 160, help: 'Text under the picture in the large view.' }),
        },
      }),
    }),
    anchor: field.text({
      max: 40,
      anchor: true,
      help: 'Prefix of the addresses of opened pictures: `workshop` in `#workshop-3`. Change it for a second gallery. Default: `image`.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  hydrate: 'interaction',
  inHtml: ['images'],
  budget: { js: 3.7, css: 1.5 },
  behaviour: {
    keyboard:
      'In the large view, arrow keys show the previous or next picture, Home and End the first or last. Escape closes it.',
    names: 'A picture without an alternative text has its position as its name, such as "Image 2 of 5".',
    focus: 'After the large view closes, the picture that opened it has the focus again.',
    withoutScript: 'Each picture is a link to its large file. The button shows the other pictures below the first five.',
    events: ['gallery-view'],
  },
  alternatives: { cb_image_grid: 'for up to three pictures of equal size' },
})
