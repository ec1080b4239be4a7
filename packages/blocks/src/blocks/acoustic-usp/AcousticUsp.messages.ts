export const en = {
  /** Heads of the table of measurements, for screen readers. */
  measurement: 'Measurement',
  value: 'Value',
}

export type AcousticUspMessages = typeof en
