export const en = {
  /** Language of the numbers and of the marks of the axis. */
  locale: 'en',
  /** Heads the column of octave bands. */
  band: 'Octave band',
  /** An octave band. */
  hertz: '{n} Hz',
  /** Name of the values of an absorption chart, above them. */
  coefficient: 'Absorption coefficient',
  area: 'Absorption area, m²',
  /** Shows the values of the drawing as a table. */
  table: 'As a table',
  /** A time in seconds. */
  seconds: '{n} s',
  /** Names the time that a decay is compared with. */
  target: 'Recommended',
}

type Texts = typeof en
export interface ChartsMessages extends Texts {}
