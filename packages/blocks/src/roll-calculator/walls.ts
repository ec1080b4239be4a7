import { defaultLimits, type Limits } from './limits.ts'
import { convertOpening, type WallSize } from './openings.ts'
import { convert, type Unit } from './units.ts'

/**
 * A wall of a room; exactly one wall is active.
 * @requirement CALC-13
 */
export interface Wall extends WallSize {
  id: number
  active: boolean
}

/**
 * The size of a new wall, in metres.
 * @requirement CALC-26
 */
export const defaultSize = { width: 5, height: 3.5 }

const newWall = (id: number, unit: Unit): Wall => ({
  id,
  width: convert(defaultSize.width, 'm', unit),
  height: convert(defaultSize.height, 'm', unit),
  unit,
  active: true,
})

/**
 * One active wall.
 * @requirement CALC-26
 */
export const startWalls = (unit: Unit = 'm'): Wall[] => [newWall(1, unit)]

export const activeWall = (walls: readonly Wall[]): Wall => walls.find(({ active }) => active)!

/** Makes a wall the active one. */
export const selectWall = (walls: readonly Wall[], id: number): Wall[] =>
  walls.map((wall) => ({ ...wall, active: wall.id === id }))

/**
 * Adds a wall of the default size, which becomes the active one.
 * @requirement CALC-09, CALC-10
 */
export function addWall(walls: readonly Wall[]): Wall[] {
  const added = newWall(Math.max(...walls.map(({ id }) => id)) + 1, activeWall(walls).unit)
  return selectWall([...walls, added], added.id)
}

/**
 * Removes a wall and makes its neighbour active. Throws where there is no such wall, or no other.
 * @requirement CALC-11
 */
export function removeWall(walls: readonly Wall[], id: number): Wall[] {
  const index = walls.findIndex((wall) => wall.id === id)
  if (index < 0 || walls.length === 1) throw new Error(`Wall ${id} cannot be removed.`)
  const left = walls.filter((wall) => wall.id !== id)
  return selectWall(left, left[Math.max(0, index - 1)]!.id)
}

/** Gives the active wall another size, or other openings. */
export const resizeWall = (walls: readonly Wall[], size: Partial<Omit<WallSize, 'unit'>>): Wall[] =>
  walls.map((wall) => (wall.active ? { ...wall, ...size } : wall))

/**
 * All walls in another unit. A limit in feet is rounded: what lies above it in metres is the limit.
 * @requirement CALC-08
 */
export const convertWalls = (walls: readonly Wall[], unit: Unit, limits: Limits = defaultLimits): Wall[] =>
  walls.map((wall) => {
    const within = (side: keyof Limits) => Math.min(convert(wall[side], wall.unit, unit), convert(limits[side], 'm', unit))
    if (wall.unit === unit) return wall
    const openings = wall.openings?.map((opening) => convertOpening(opening, wall.unit, unit))
    return { ...wall, width: within('width'), height: within('height'), unit, ...(openings && { openings }) }
  })
