import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const figure = defineContract({
  type: 'cb_figure',
  title: 'Figure',
  summary: 'A drawing of acoustics: how long a clap is heard, or what products absorb, with the values beside it.',
  status: 'experimental',
  fields: {
    title: field.text({ max: 80, title: true, help: 'What the drawing shows.' }),
    text: field.text({ max: 400, help: 'What to see in it, in a sentence or two.' }),
    decays: field.list({
      max: 3,
      help: 'Rooms in which one claps. Without these, absorption is drawn.',
      of: field.group({
        name: 'decay',
        help: 'One room.',
        fields: {
          name: field.text({ required: true, max: 60, help: 'The room, "Bare".' }),
          milliseconds: field.number({
            required: true,
            min: 100,
            max: 15_000,
            help: 'Until the clap has fallen by 60 decibels: 1900 for 1.9 seconds.',
          }),
        },
      }),
    }),
    recommended: field.number({ min: 100, max: 15_000, help: 'The recommended time, in milliseconds; a line in the drawing.' }),
    absorbers: field.list({
      max: 3,
      help: 'Products whose absorption is drawn by octave band, from their own records.',
      of: field.reference({ to: 'absorber', help: 'A family or a fabric that has absorption coefficients.' }),
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  pageWide: true,
  parts: ['charts'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1, css: 0.6 },
  alternatives: { cb_acoustic_usp: 'for the measurements of one product, with its properties' },
})
