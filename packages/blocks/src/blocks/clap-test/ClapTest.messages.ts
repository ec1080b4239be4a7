import { en as charts } from '../../elements/charts/Charts.messages.ts'

export const en = {
  ...charts,
  listen: 'Start the clap test',
  again: 'Try again',
  private:
    'The browser waits for a clap for 20 seconds at most, and listens for two more. The sound stays there: nothing is sent, nothing is kept.',
  /** Leads to the room calculator. */
  room: 'No microphone? Give the size and the surfaces of the room.',
  asking: 'Your browser asks for the microphone.',
  waiting: 'Listening. Clap once, hard.',
  heard: 'Heard. Keep still for two seconds.',
  quiet: 'That was too quiet. Clap harder, or closer to the microphone.',
  noisy: 'There was another sound. Wait until it is quiet, then clap once.',
  short: 'The sound had not faded when the test was over. Clap sooner, or more softly.',
  clipped: 'That was too loud for the microphone. Take a step back and clap again.',
  refused: 'Your browser may not use the microphone.',
  missing: 'No microphone found.',
  stopped: 'The test was stopped, and the microphone with it.',
  /** After the test. `seconds`, `target`: times. */
  long: 'Your room: {seconds} s. A good meeting room: {target} s. Yours sounds too long.',
  right: 'Your room: {seconds} s. A good meeting room: {target} s. That is about right.',
  dry: 'Your room: {seconds} s. A good meeting room: {target} s. Yours is drier than it needs to be.',
  /** The unit of the large figure. */
  unit: 's',
  /** Names of the rooms. */
  good: 'Good meeting room',
  own: 'Your room',
  /** Explains the strips without a filling. */
  assumed: 'Without filling: too faint to be heard, worked out from the rest.',
}

type Texts = typeof en
export interface ClapTestMessages extends Texts {}
