import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const acousticUsp = defineContract({
  type: 'cb_acoustic_usp',
  title: 'Acoustic USP',
  summary: 'What a product does for a room: properties with a drawing, and what was measured.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the properties.' }),
    properties: field.list({
      max: 6,
      help: 'What the product does, each in a few words.',
      of: field.group({
        name: 'property',
        help: 'One property.',
        fields: {
          identifier: field.text({ required: true, max: 40, anchor: true, help: 'Its name for the site, "absorbs-voices".' }),
          title: field.text({ required: true, max: 80, title: true, help: 'The advantage, in a few words.' }),
          image: field.image({ ratio: '1:1', widths: [72, 144], help: 'A drawing of it.' }),
        },
      }),
    }),
    performances: field.list({
      max: 12,
      help: 'What was measured, such as the absorption in each octave band.',
      of: field.group({
        name: 'performance',
        help: 'One measurement.',
        fields: {
          label: field.text({ required: true, max: 60, help: 'What was measured, "500 Hz".' }),
          value: field.text({ required: true, max: 60, help: 'The value with its unit, "0.95".' }),
        },
      }),
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  bleed: true,
  pageWide: true,
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.8, css: 1.2 },
  alternatives: { cb_in_depth_info: 'when there is a picture, and facts that need sentences' },
})
