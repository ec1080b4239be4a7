import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const clapTest = defineContract({
  type: 'cb_clap_test',
  title: 'Clap test',
  summary: 'Listens to a clap, in the browser only, and draws how long the room sounds beside a good meeting room.',
  status: 'experimental',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Stands above the test.' }),
    text: field.text({ max: 300, help: 'How to do the test, and what its result means.' }),
    roomId: field.text({
      max: 40,
      anchor: true,
      help: 'Name of the room calculator on the same page: a link leads there for those without a microphone.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['charts'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.6, css: 0.9 },
  alternatives: { cb_room_calculator: 'to work out a room that is not there yet' },
})
