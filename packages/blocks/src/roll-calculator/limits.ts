import { convert, type Unit } from './units.ts'

/**
 * The largest wall, in metres.
 * @requirement CALC-16, CALC-17
 */
export interface Limits {
  width: number
  height: number
}

export const defaultLimits: Limits = { width: 1000, height: 10 }

/**
 * The smallest width and height, in any unit.
 * @requirement CALC-15
 */
export const minSize = 0.01

/** A limit in a unit, with two decimals. */
export const limitIn = (metres: number, unit: Unit) => Math.round(convert(metres, 'm', unit) * 100) / 100

/**
 * Problem of a size, with the limit that it exceeds.
 * @requirement CALC-14 to CALC-17
 */
export type SizeProblem = { kind: 'required' | 'positive' } | { kind: 'height' | 'width'; limit: number }

/** Returns the problem of a size, or `undefined`; `NaN` is a missing size. */
export function sizeProblem(width: number, height: number, unit: Unit, limits = defaultLimits): SizeProblem | undefined {
  if (Number.isNaN(width + height)) return { kind: 'required' }
  if (width < minSize || height < minSize) return { kind: 'positive' }
  const [maxWidth, maxHeight] = [limitIn(limits.width, unit), limitIn(limits.height, unit)]
  if (height > maxHeight) return { kind: 'height', limit: maxHeight }
  if (width > maxWidth) return { kind: 'width', limit: maxWidth }
  return undefined
}

/** The number that was typed, with a comma or a point; `NaN` for anything else. */
export const typedNumber = (text: string): number =>
  /^\s*[-+]?(?:\d+[.,]?\d*|[.,]\d+)\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN

const step = 0.05
/**
 * Highest values that the arrow keys reach, unless the limit is higher.
 * @requirement CALC-19
 */
const maxStep: Limits = { width: 1000, height: 100 }

/** Step and range of an input's numbers. */
export interface InputBounds {
  step: number
  min: number
  max: number
}

/**
 * Step, smallest and largest number of an input: steps of 0.05, at least 0.05 unless `min` is given.
 * @requirement CALC-19
 */
export const boundsOf = (side: keyof Limits, unit: Unit, limits = defaultLimits, min = step): InputBounds => ({
  step,
  min,
  max: Math.max(maxStep[side], limitIn(limits[side], unit)),
})

/**
 * The size one step of an arrow key away.
 * @requirement CALC-19
 */
export function stepped(size: number, steps: number, { step, min, max }: InputBounds): number {
  return Math.min(max, Math.max(min, Math.round(((size || 0) + steps * step) * 100) / 100))
}
