import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const roomCalculator = defineContract({
  type: 'cb_room_calculator',
  title: 'Room calculator',
  summary: 'Calculates the reverberation time of a room from its size, its surfaces, and the product on its ceiling.',
  status: 'experimental',
  fields: {
    title: field.text({ max: 60, title: true, help: 'Title above the calculator.' }),
    text: field.text({ max: 300, help: 'Instructions for the calculator.' }),
    absorbers: field.list({
      required: true,
      max: 6,
      help: 'Products for the room. The first is initially selected.',
      of: field.reference({ to: 'absorber', help: 'A family or a fabric with absorption coefficients.' }),
    }),
    id: field.text({ max: 40, anchor: true, help: 'Name for links to this block.' }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['charts'],
  options: ['headingLevel', 'query'],
  hydrate: 'interaction',
  budget: { js: 5, css: 1.2 },
  behaviour: {
    keyboard: 'Arrow keys move the slider by 5 %.',
    names: 'A status message announces each new result. The seconds by octave band are in a table.',
    withoutScript: 'A button sends the values to the page, which passes its query as `query`. The server renders the result.',
    events: ['room-change'],
  },
  alternatives: { cb_figure: 'to show fixed rooms' },
})
