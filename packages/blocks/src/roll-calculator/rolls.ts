import type { Unit } from './units.ts'

/** Width and length of a roll in each unit: the sizes as they are sold, not one converted into the other (CALC-20). */
export const rollSize: Record<Unit, { width: number; length: number }> = {
  m: { width: 0.98, length: 10 },
  ft: { width: 3.22, length: 32.81 },
}

/** What is added for safety, a share of the rolls (CALC-25). */
export const defaultSafetyMargin = 0.1

export interface WallSize {
  width: number
  height: number
  unit: Unit
}

export interface RollOptions {
  /** What is added for safety, a share of the rolls. Default 0.1. */
  safetyMargin?: number | undefined
  /** Counts whole strips of a roll, instead of two decimals. Default `false`. */
  wholeStrips?: boolean | undefined
}

/** What a wall needs. */
export interface WallRolls {
  /** Strips side by side that cover its width. */
  strips: number
  /** Strips that a roll gives at its height. */
  stripsPerRoll: number
  /** What is cut off the last strip, in the unit of the wall. */
  offcut: number
}

// Both work on whole numbers of 1e-9: a quotient such as 4.9 / 0.98 is a hair above 5, and 1.005 * 100 a hair below 100.5.
const billionths = (value: number) => Math.round(value * 1e9)
const hundredths = (value: number) => Math.round(billionths(value) / 1e7)

/** Strips and offcut of a wall (CALC-21, CALC-22). */
export function rollsOfWall({ width, height, unit }: WallSize, { wholeStrips }: RollOptions = {}): WallRolls {
  const roll = rollSize[unit]
  const strips = Math.ceil(billionths(width / roll.width) / 1e9)
  const perRoll = billionths(roll.length / height)
  const stripsPerRoll = wholeStrips ? Math.floor(perRoll / 1e9) : Math.floor(perRoll / 1e7) / 100
  return { strips, stripsPerRoll, offcut: strips * roll.width - width }
}

/**
 * Rolls for some valid walls: the total to two decimals, and the whole rolls to order, the safety margin included, at least one
 * (CALC-23, CALC-24). With `wholeStrips` no wall may be higher than a roll is long.
 */
export function rollsOfWalls(walls: readonly WallSize[], options: RollOptions = {}): { total: number; amount: number } {
  const { safetyMargin = defaultSafetyMargin } = options
  const exact = walls.reduce((sum, wall) => {
    const { strips, stripsPerRoll } = rollsOfWall(wall, options)
    return sum + strips / stripsPerRoll
  }, 0)
  const total = hundredths(exact) / 100
  return { total, amount: Math.max(1, Math.ceil(hundredths(total * (1 + safetyMargin)) / 100)) }
}
