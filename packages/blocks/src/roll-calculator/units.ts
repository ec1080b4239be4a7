/**
 * The units of length: metre and foot.
 * @requirement CALC-27
 */
export const units = ['m', 'ft'] as const

export type Unit = (typeof units)[number]

const metres: Record<Unit, number> = { m: 1, ft: 0.3048 }

/**
 * A length in another unit, at full precision.
 * @requirement CALC-08
 */
export const convert = (length: number, unit: Unit, to: Unit): number =>
  unit === to ? length : (length * metres[unit]) / metres[to]
