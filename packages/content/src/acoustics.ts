export { octaveBands } from '@brand/blocks/contracts'

/** The reference curve of ISO 11654 from 250 to 4000 Hz, in hundredths. */
const reference = [80, 100, 100, 100, 90] as const

/** The least weighted value of each class, in hundredths. */
const classes = [
  ['A', 90],
  ['B', 80],
  ['C', 60],
  ['D', 30],
  ['E', 15],
] as const

/** Rating of an absorber by ISO 11654. */
export interface AbsorptionRating {
  /** The weighted coefficient, αw: 0 to 1 in steps of 0.05. */
  weighted: number
  /** The bands where it absorbs far more than αw indicates: `L` (250 Hz), `M` (500 and 1000 Hz), `H` (2000 and 4000 Hz). */
  shape: string
  /** `A` to `E`; none below 0.15. */
  class?: 'A' | 'B' | 'C' | 'D' | 'E'
}

/** A coefficient as the standard takes it: in hundredths, in steps of five, at most 100. Whole numbers add up exactly. */
const practical = (coefficient: number) => Math.min(100, Math.round(Math.round(coefficient * 100) / 5) * 5)

/** The rating of coefficients in the octave bands from 125 to 4000 Hz, by ISO 11654. The first band does not count. */
export function absorptionRating(coefficients: readonly number[]): AbsorptionRating {
  const measured = coefficients.slice(1).map(practical)
  const shortfall = (shift: number) =>
    reference.reduce((sum, wanted, band) => sum + Math.max(0, wanted - shift - measured[band]!), 0)
  let shift = 0
  while (shortfall(shift) > 10) shift += 5
  const exceeds = measured.map((value, band) => value - (reference[band]! - shift) >= 25)
  const shape = (exceeds[0] ? 'L' : '') + (exceeds[1] || exceeds[2] ? 'M' : '') + (exceeds[3] || exceeds[4] ? 'H' : '')
  const found = classes.find(([, min]) => 100 - shift >= min)
  return { weighted: (100 - shift) / 100, shape, ...(found && { class: found[0] }) }
}

/** The noise reduction coefficient, NRC (ASTM C423): the mean of 250 to 2000 Hz in steps of 0.05. */
export const noiseReduction = (coefficients: readonly number[]) =>
  Math.round(coefficients.slice(1, 5).reduce((sum, value) => sum + Math.round(value * 100), 0) / 4 / 5) / 20

/** The absorption area of a piece, as one figure: the mean of 500 to 2000 Hz in tenths of a square metre. */
export const meanArea = (areas: readonly number[]) =>
  Math.round(areas.slice(2, 5).reduce((sum, value) => sum + Math.round(value * 10), 0) / 3) / 10
