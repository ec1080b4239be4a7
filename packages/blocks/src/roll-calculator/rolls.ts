import { openingsIn, slack, type WallSize } from './openings.ts'
import type { Unit } from './units.ts'

/**
 * Width and length of a roll in each unit: the sizes as they are sold, not one converted into the other.
 * @requirement CALC-20
 */
export const rollSize: Record<Unit, { width: number; length: number }> = {
  m: { width: 0.98, length: 10 },
  ft: { width: 3.22, length: 32.81 },
}

/**
 * Share of the rolls that is added for safety.
 * @requirement CALC-25
 */
export const defaultSafetyMargin = 0.1

export interface RollOptions {
  /** Share of the rolls that is added for safety. Default 0.1. */
  safetyMargin?: number | undefined
  /** Counts whole strips of a roll, instead of two decimals. Default `false`. */
  wholeStrips?: boolean | undefined
}

/** Strips, offcut and rolls of a wall. */
export interface WallRolls {
  /** Strips that are hung: all places but those that an opening takes whole. */
  strips: number
  /** Places for strips side by side across its width. */
  places: number
  /** Strips that a roll gives at its height. */
  stripsPerRoll: number
  /** Width that is cut off the last strip, in the unit of the wall. */
  offcut: number
  /** Its share of the rolls, before rounding. */
  rolls: number
  /** Rolls that its openings save, before rounding. */
  saved: number
}

// Both work on whole numbers of 1e-9: a quotient such as 4.9 / 0.98 is a hair above 5, and 1.005 * 100 a hair below 100.5.
const billionths = (value: number) => Math.round(value * 1e9)
const hundredths = (value: number) => Math.round(billionths(value) / 1e7)

/** Places for strips side by side across a wall. */
const countPlaces = ({ width, unit }: WallSize) => Math.ceil(billionths(width / rollSize[unit].width) / 1e9)

/**
 * Finds the strips that lie in an opening across their whole width. Returns the lengths of their pieces by place, from the floor
 * up. A strip has no pieces if the opening is as high as the wall. All other strips are hung whole.
 * @requirement CALC-33
 */
export function piecesOf(wall: WallSize): ReadonlyMap<number, readonly number[]> {
  const pieces = new Map<number, number[]>()
  const openings = openingsIn(wall).toSorted((a, b) => a.floor - b.floor)
  const roll = rollSize[wall.unit].width
  for (let place = 0; openings.length && place * roll < wall.width - slack; place++) {
    // The last strip is trimmed to the end of the wall.
    const end = Math.min((place + 1) * roll, wall.width)
    const around = openings.filter(({ left, width }) => left <= place * roll + slack && left + width >= end - slack)
    if (!around.length) continue
    const lengths: number[] = []
    let covered = 0
    for (const { floor, height } of [...around, { floor: wall.height, height: 0 }]) {
      if (floor > covered + slack) lengths.push(floor - covered)
      covered = Math.max(covered, floor + height)
    }
    pieces.set(place, lengths)
  }
  return pieces
}

/**
 * Strips, offcut and rolls of a wall. A piece beside an opening counts as a strip of its length does, all pieces of a strip
 * together never more than the strip: they can be cut from it.
 * @requirement CALC-21 to CALC-23, CALC-34
 */
export function rollsOfWall(wall: WallSize, { wholeStrips }: RollOptions = {}): WallRolls {
  const { width, height, unit } = wall
  const roll = rollSize[unit]
  const perRoll = (length: number) => {
    const quotient = billionths(roll.length / length)
    return wholeStrips ? Math.floor(quotient / 1e9) : Math.floor(quotient / 1e7) / 100
  }
  const places = countPlaces(wall)
  const stripsPerRoll = perRoll(height)
  const pieces = piecesOf(wall)
  let rolls = (places - pieces.size) / stripsPerRoll
  for (const lengths of pieces.values())
    rolls += Math.min(
      1 / stripsPerRoll,
      lengths.reduce((sum, length) => sum + 1 / perRoll(length), 0),
    )
  return {
    strips: places - [...pieces.values()].filter(({ length }) => !length).length,
    places,
    stripsPerRoll,
    offcut: pieces.get(places - 1)?.length === 0 ? 0 : places * roll.width - width,
    rolls,
    saved: places / stripsPerRoll - rolls,
  }
}

/**
 * Rolls that some valid walls need with every strip in one piece, without a margin: the longest are cut first, each from the first
 * roll that still has enough. `undefined` where a wall is higher than a roll is long.
 * @requirement CALC-38
 */
export function unjoinedRolls(walls: readonly WallSize[]): number | undefined {
  /** Number of strips and pieces of each length, which is a share of a roll. */
  const counts = new Map<number, number>()
  for (const wall of walls) {
    const pieces = piecesOf(wall)
    const add = (length: number, count: number) => {
      const share = billionths(length / rollSize[wall.unit].length)
      counts.set(share, (counts.get(share) ?? 0) + count)
    }
    add(wall.height, countPlaces(wall) - pieces.size)
    for (const length of [...pieces.values()].flat()) add(length, 1)
  }
  const roll = billionths(1)
  const rests: number[] = []
  for (const [length, count] of [...counts].toSorted(([a], [b]) => b - a)) {
    if (length > roll) return undefined
    for (let i = 0, left = count; left > 0; i++) {
      const rest = rests[i] ?? roll
      const cut = Math.min(left, Math.floor(rest / length))
      rests[i] = rest - cut * length
      left -= cut
    }
  }
  return rests.length
}

/**
 * Rolls for some valid walls: the total to two decimals, and the whole rolls to order, the safety margin included, at least one.
 * With `wholeStrips` no wall may be higher than a roll is long.
 * @requirement CALC-23, CALC-24
 */
export function rollsOfWalls(walls: readonly WallSize[], options: RollOptions = {}): { total: number; amount: number } {
  const { safetyMargin = defaultSafetyMargin } = options
  const exact = walls.reduce((sum, wall) => sum + rollsOfWall(wall, options).rolls, 0)
  const total = hundredths(exact) / 100
  return { total, amount: Math.max(1, Math.ceil(hundredths(total * (1 + safetyMargin)) / 100)) }
}
