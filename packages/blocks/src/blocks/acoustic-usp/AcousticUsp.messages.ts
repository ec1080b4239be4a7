export const en = {
  /** Heads of the table of measurements, for screen readers. */
  measurement: 'Measurement',
  value: 'Value',
}

type Texts = typeof en
export interface AcousticUspMessages extends Texts {}
