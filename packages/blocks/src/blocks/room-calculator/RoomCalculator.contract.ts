import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const roomCalculator = defineContract({
  type: 'cb_room_calculator',
  title: 'Room calculator',
  summary: 'How long a room sounds: its size, its surfaces, and how much of the ceiling a product covers.',
  status: 'experimental',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Stands above the calculator.' }),
    text: field.text({ max: 300, help: 'What to try.' }),
    absorbers: field.list({
      required: true,
      max: 6,
      help: 'Products to hang in the room, the first one chosen at first.',
      of: field.reference({ to: 'absorber', help: 'A family or a fabric that has absorption coefficients.' }),
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links that lead here.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['charts'],
  options: ['headingLevel', 'query'],
  hydrate: 'interaction',
  budget: { js: 4.6, css: 1.2 },
  alternatives: { cb_figure: 'to show one room without a choice' },
})
