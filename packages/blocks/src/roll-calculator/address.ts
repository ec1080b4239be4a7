import { defaultLimits, sizeProblem, typedNumber, type Limits } from './limits.ts'
import { activeWall, addWall, convertWalls, removeWall, resizeWall, selectWall, startWalls, type Wall } from './walls.ts'
import { units, type Unit } from './units.ts'

/** Most walls at a time: an address has its limits too. */
export const maxWalls = 30

/** What the calculator is asked, as an address holds it and a form without JavaScript sends it. */
export interface CalculatorState {
  walls: readonly Wall[]
  /** What was typed for the active wall and cannot be a size; its last valid size stays. */
  typed?: { width: string; height: string } | undefined
  /** The id of the chosen finish. */
  finish?: string | undefined
}

const isUnit = (name: unknown): name is Unit => units.includes(name as Unit)

/** Sizes that come back from a change of unit as they were, in addresses that can still be read. */
const rounded = (length: number) => `${Math.round(length * 1e4) / 1e4}`
/** A size as an address has it: `5x3.5`. */
export const addressOf = ({ width, height }: { width: number; height: number }) => `${rounded(width)}x${rounded(height)}`
const shown = (length: number) => Math.round(length * 100) / 100

/** The query of an address for some walls: `unit=m&wall=5x3.5&active=1&finish=oak`. */
export function writeAddress({ walls, finish }: CalculatorState): string {
  const query = new URLSearchParams({ unit: activeWall(walls).unit })
  for (const wall of walls) query.append('wall', addressOf(wall))
  query.set('active', `${walls.findIndex(({ active }) => active) + 1}`)
  if (finish) query.set('finish', finish)
  return `${query}`
}

/** The address of a page with another query of the calculator; what else is in its query stays. */
export function withAddress(href: string, query: string): string {
  const url = new URL(href)
  for (const key of ['unit', 'wall', 'active', 'finish', 'width', 'height', 'do']) url.searchParams.delete(key)
  for (const [key, value] of new URLSearchParams(query)) url.searchParams.append(key, value)
  return url.href
}

/**
 * Does what a button of the calculator says: `add`, `select-2`, `remove-2` (by id), or the name of a unit. Throws where a wall cannot
 * be removed; anything else changes nothing.
 */
export function act(walls: readonly Wall[], action: string, limits?: Limits): readonly Wall[] {
  const [, name, id] = /^(select|remove)-(\d+)$/.exec(action) ?? []
  if (name === 'remove') return removeWall(walls, Number(id))
  if (name === 'select') return walls.some((wall) => wall.id === Number(id)) ? selectWall(walls, Number(id)) : walls
  if (action === 'add') return walls.length < maxWalls ? addWall(walls) : walls
  return isUnit(action) ? convertWalls(walls, action, limits) : walls
}

/** The walls of a query, with the size typed into the form for the active one, and after the button that sent it. */
export function readAddress(query: string, unit: Unit = 'm', limits: Limits = defaultLimits): CalculatorState {
  const values = new URLSearchParams(query)
  const given = [values.get('unit'), unit].find(isUnit) ?? 'm'
  const sizes = values
    .getAll('wall')
    .slice(0, maxWalls)
    .map((size) => size.split('x').map(typedNumber))
  const valid = sizes.filter(([width = NaN, height = NaN]) => !sizeProblem(width, height, given, limits))
  const walls = valid.map(([width, height], i): Wall => ({
    id: i + 1,
    width: width!,
    height: height!,
    unit: given,
    active: false,
  }))
  const active = Math.min(Math.max(1, Math.trunc(Number(values.get('active'))) || 1), walls.length)
  const state: CalculatorState = {
    walls: walls.length ? selectWall(walls, active) : startWalls(given),
    finish: values.get('finish') ?? undefined,
  }

  const typed = { width: values.get('width'), height: values.get('height') }
  if (typed.width !== null && typed.height !== null) {
    const wall = activeWall(state.walls)
    // What was left as it was shown keeps its full precision.
    const size = (side: 'width' | 'height') =>
      typedNumber(typed[side]!) === shown(wall[side]) ? wall[side] : typedNumber(typed[side]!)
    const [width, height] = [size('width'), size('height')]
    if (sizeProblem(width, height, given, limits))
      state.typed = { width: typed.width.slice(0, 12), height: typed.height.slice(0, 12) }
    else state.walls = resizeWall(state.walls, { width, height })
  }

  const action = values.get('do')
  if (!action) return state
  try {
    return { ...state, walls: act(state.walls, action, limits), typed: undefined }
  } catch {
    return state
  }
}
