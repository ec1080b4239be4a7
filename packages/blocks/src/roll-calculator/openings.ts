import { minSize } from './limits.ts'
import { convert, type Unit } from './units.ts'

/**
 * A door, a window or another opening in a wall, in the unit of the wall.
 * @requirement CALC-31
 */
export interface Opening {
  width: number
  height: number
  /** Its distance from the left end of the wall. */
  left: number
  /** Its height above the floor: 0 is a door. */
  floor: number
}

export interface WallSize {
  width: number
  height: number
  unit: Unit
  /**
   * Doors and windows.
   * @requirement CALC-31
   */
  openings?: readonly Opening[] | undefined
}

export const openingSides = ['width', 'height', 'left', 'floor'] as const

/** Most openings of a wall. */
export const maxOpenings = 6

/** A length that came back from another unit, or from two decimals, may miss by this much. */
export const slack = 0.005

const within = (size: number, offset: number, whole: number) => size >= minSize && offset >= 0 && size + offset <= whole + slack

/**
 * Whether an opening lies in its wall, across and upright; `NaN` does not.
 * @requirement CALC-32
 */
export const fitsOpening = (opening: Opening, wall: WallSize) => ({
  across: within(opening.width, opening.left, wall.width),
  upright: within(opening.height, opening.floor, wall.height),
})

/**
 * The openings that count: those that lie in the wall.
 * @requirement CALC-32
 */
export const openingsIn = (wall: WallSize): readonly Opening[] =>
  (wall.openings ?? []).filter((opening) => Object.values(fitsOpening(opening, wall)).every(Boolean))

/**
 * A door of 0.90 by 2.10 m in the middle of a wall, or as much of it as fits.
 * @requirement CALC-31
 */
export function newOpening({ width, height, unit }: WallSize): Opening {
  const atMost = (metres: number, whole: number) => Math.min(Math.round(convert(metres, 'm', unit) * 100) / 100, whole)
  const size = { width: atMost(0.9, width), height: atMost(2.1, height) }
  return { ...size, left: Math.round((width - size.width) * 50) / 100, floor: 0 }
}

/** An opening in another unit. */
export const convertOpening = ({ width, height, left, floor }: Opening, from: Unit, to: Unit): Opening => ({
  width: convert(width, from, to),
  height: convert(height, from, to),
  left: convert(left, from, to),
  floor: convert(floor, from, to),
})
