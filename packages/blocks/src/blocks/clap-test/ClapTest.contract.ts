import { defineContract } from '../../contract/contract.ts'
import { field } from '../../contract/fields.ts'

export const clapTest = defineContract({
  type: 'cb_clap_test',
  title: 'Clap test',
  summary: 'Records a clap in the browser only, and compares its reverberation time with that of a good meeting room.',
  status: 'experimental',
  fields: {
    title: field.text({ required: true, max: 60, title: true, help: 'Title above the test.' }),
    text: field.text({ max: 300, help: 'Instructions for the test, and the meaning of its result.' }),
    roomId: field.text({
      max: 40,
      anchor: true,
      help: 'Name of the room calculator on the same page. Visitors without a microphone get a link to it.',
    }),
  },
  width: { l: 12, m: 12, s: 12 },
  parts: ['charts'],
  options: ['headingLevel'],
  hydrate: 'none',
  budget: { js: 1.6, css: 0.9 },
  behaviour: {
    names: 'A status message announces each step of the test and its result.',
    withoutScript:
      'The block shows the sound of a good meeting room and a link to the room calculator. The same holds without a microphone.',
    events: ['clap-heard'],
  },
  alternatives: { cb_room_calculator: 'for a planned room' },
})
