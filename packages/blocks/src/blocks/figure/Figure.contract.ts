import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const figure = defineContract({
  type: 'cb_figure',
  title: 'Figure',
  summary: 'A chart of reverberation in rooms or of absorption by products, with its values.',
  status: 'experimental',
  fields: {
    title: field.text({ max: 80, title: true, help: 'Subject of the chart.' }),
    text: field.text({ max: 400, help: 'The conclusion from the chart, in one or two sentences.' }),
    decays: field.list({
      max: 3,
      help: 'Rooms to compare by reverberation. Leave empty for a chart of absorption.',
      of: field.group({
        name: 'decay',
        help: 'One room.',
        fields: {
          name: field.text({ required: true, max: 60, help: 'Name of the room, such as "Bare".' }),
          milliseconds: field.number({
            required: true,
            min: 100,
            max: 15_000,
            help: 'Reverberation time in milliseconds, until the sound has fallen by 60 decibels.',
          }),
        },
      }),
    }),
    recommended: field.number({
      min: 100,
      max: 15_000,
      help: 'Recommended reverberation time in milliseconds. The chart marks it with a line.',
    }),
    absorbers: field.list({
      max: 3,
      help: 'Products to compare by absorption in octave bands. Their records hold the values.',
      of: field.reference({ to: 'absorber', help: 'A family or a fabric with absorption coefficients.' }),
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['charts'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1, css: 0.6 },
  behaviour: {
    keyboard: 'With a single absorber, Enter or Space shows or hides the table.',
    names: 'The drawing is hidden from screen readers, which read its values from a table or a list.',
  },
  alternatives: { cb_acoustic_usp: 'for the measurements and properties of one product' },
})
