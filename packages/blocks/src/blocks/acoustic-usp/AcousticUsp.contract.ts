import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const acousticUsp = defineContract({
  type: 'cb_acoustic_usp',
  title: 'Acoustic USP',
  summary: 'The acoustic properties of a product, with drawings and measurements.',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the properties.' }),
    properties: field.list({
      max: 6,
      help: 'Properties of the product, in a few words each.',
      of: field.group({
        name: 'property',
        help: 'One property.',
        fields: {
          identifier: field.text({
            required: true,
            max: 40,
            anchor: true,
            help: 'Identifier of the property, such as "absorbs-voices".',
          }),
          title: field.text({ required: true, max: 80, title: true, help: 'The advantage, in a few words.' }),
          image: field.image({ ratio: '1:1', widths: [72, 144], help: 'Drawing of the property.' }),
        },
      }),
    }),
    performances: field.list({
      max: 12,
      help: 'Measurements, such as the absorption in each octave band.',
      of: field.group({
        name: 'performance',
        help: 'One measurement.',
        fields: {
          label: field.text({ required: true, max: 60, help: 'Name of the measurement, such as "500 Hz".' }),
          value: field.text({ required: true, max: 60, help: 'Value with its unit, such as "0.95".' }),
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
  behaviour: {
    names: 'The chart is hidden from screen readers, which read a table with the same values.',
  },
  alternatives: { cb_in_depth_info: 'for a picture with facts that need sentences' },
})
