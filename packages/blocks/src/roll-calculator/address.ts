import { defaultLimits, sizeProblem, typedNumber, type Limits } from './limits.ts'
import { maxOpenings, newOpening, openingSides, type Opening } from './openings.ts'
import { activeWall, addWall, convertWalls, removeWall, resizeWall, selectWall, startWalls, type Wall } from './walls.ts'
import { units, type Unit } from './units.ts'

/** Most walls at a time: an address has its limits too. */
export const maxWalls = 30

/** Question to the calculator, as an address holds it and a form without JavaScript sends it. */
export interface CalculatorState {
  walls: readonly Wall[]
  /** Text typed for the active wall that cannot be a size; the wall keeps its last valid size. */
  typed?: { width: string; height: string } | undefined
  /** The id of the chosen finish. */
  finish?: string | undefined
}

const isUnit = (name: unknown): name is Unit => units.includes(name as Unit)

/** Sizes that come back from a change of unit as they were, in addresses that can still be read. */
const rounded = (length: number) => `${Math.round(length * 1e4) / 1e4}`
/** A size as an address has it: `5x3.5`. */
export const addressOf = ({ width, height }: { width: number; height: number }) => `${rounded(width)}x${rounded(height)}`
/** The openings as an address has them, by the number of their wall, size and place: `1_0.9x2.1_0.5x0`. */
export const openingAddresses = (walls: readonly Wall[]) =>
  walls.flatMap(({ openings = [] }, i) =>
    openings
      .filter((opening) => !openingSides.some((side) => Number.isNaN(opening[side])))
      .map((opening) => `${i + 1}_${addressOf(opening)}_${addressOf({ width: opening.left, height: opening.floor })}`),
  )
/** The name of a field of an opening. */
export const openingField = (side: (typeof openingSides)[number]) => `opening-${side}`

/** Returns the typed length. A length that was left as it was shown keeps its full precision. */
const typedLength = (text: string, before: number | undefined): number => {
  const length = typedNumber(text)
  return before !== undefined && length === Math.round(before * 100) / 100 ? before : length
}
/** The openings in the fields of a form, or in the query that it sends. */
export function typedOpenings(form: { getAll(name: string): unknown[] }, before: readonly Opening[] = []): Opening[] {
  const [width, height, left, floor] = openingSides.map((side) =>
    form.getAll(openingField(side)).map((text, i) => typedLength(`${text}`, before[i]?.[side])),
  ) as [number[], number[], number[], number[]]
  return width.slice(0, maxOpenings).map((length, i) => ({
    width: length,
    height: height[i] ?? NaN,
    left: left[i] ?? NaN,
    floor: floor[i] ?? NaN,
  }))
}

/** The query of an address for some walls: `unit=m&wall=5x3.5&opening=1_0.9x2.1_0.5x0&active=1&finish=oak`. */
export function writeAddress({ walls, finish }: CalculatorState): string {
  const query = new URLSearchParams({ unit: activeWall(walls).unit })
  for (const wall of walls) query.append('wall', addressOf(wall))
  for (const opening of openingAddresses(walls)) query.append('opening', opening)
  query.set('active', `${walls.findIndex(({ active }) => active) + 1}`)
  if (finish) query.set('finish', finish)
  return `${query}`
}

/** The address of a page with another query of the calculator; what else is in its query stays. */
export function withAddress(href: string, query: string): string {
  const url = new URL(href)
  const fields = ['unit', 'wall', 'opening', 'active', 'finish', 'width', 'height', 'do', ...openingSides.map(openingField)]
  for (const key of fields) url.searchParams.delete(key)
  for (const [key, value] of new URLSearchParams(query)) url.searchParams.append(key, value)
  return url.href
}

/**
 * Applies the action of a button of the calculator: `add`, `select-2`, `remove-2` (by id), `open`, `close-2` (the second opening
 * of the active wall), or the name of a unit. Throws where a wall cannot be removed; anything else changes nothing.
 */
export function applyAction(walls: readonly Wall[], action: string, limits?: Limits): readonly Wall[] {
  const [, name, id] = /^(select|remove|close)-(\d+)$/.exec(action) ?? []
  if (name === 'remove') return removeWall(walls, Number(id))
  if (name === 'select') return walls.some((wall) => wall.id === Number(id)) ? selectWall(walls, Number(id)) : walls
  const wall = activeWall(walls)
  const openings = wall.openings ?? []
  if (name === 'close') return resizeWall(walls, { openings: openings.filter((_, i) => i + 1 !== Number(id)) })
  if (action === 'open')
    return openings.length < maxOpenings ? resizeWall(walls, { openings: [...openings, newOpening(wall)] }) : walls
  if (action === 'add') return walls.length < maxWalls ? addWall(walls) : walls
  return isUnit(action) ? convertWalls(walls, action, limits) : walls
}

/** The walls of a query, with the size typed into the form for the active one, and after the button that sent it. */
export function readAddress(query: string, unit: Unit = 'm', limits: Limits = defaultLimits): CalculatorState {
  const values = new URLSearchParams(query)
  const given = [values.get('unit'), unit].find(isUnit) ?? 'm'
  const all = values.getAll('opening').map((opening) => opening.split(/[_x]/).map(typedNumber))
  const walls = values
    .getAll('wall')
    .slice(0, maxWalls)
    .map((size, i): Wall => {
      const [width = NaN, height = NaN] = size.split('x').map(typedNumber)
      const openings = all
        .filter((numbers) => numbers[0] === i + 1 && numbers.length === 5 && !numbers.some(Number.isNaN))
        .slice(0, maxOpenings)
        .map(([, width, height, left, floor]) => ({ width, height, left, floor }) as Opening)
      return { id: 0, width, height, unit: given, active: false, openings: openings.length ? openings : undefined }
    })
    .filter((wall) => !sizeProblem(wall.width, wall.height, given, limits))
    .map((wall, i) => ({ ...wall, id: i + 1 }))
  const active = Math.min(Math.max(1, Math.trunc(Number(values.get('active'))) || 1), walls.length)
  const state: CalculatorState = {
    walls: walls.length ? selectWall(walls, active) : startWalls(given),
    finish: values.get('finish') ?? undefined,
  }

  const typed = { width: values.get('width'), height: values.get('height') }
  if (typed.width !== null && typed.height !== null) {
    const wall = activeWall(state.walls)
    const [width, height] = [typedLength(typed.width, wall.width), typedLength(typed.height, wall.height)]
    if (sizeProblem(width, height, given, limits))
      state.typed = { width: typed.width.slice(0, 12), height: typed.height.slice(0, 12) }
    else state.walls = resizeWall(state.walls, { width, height })
  }

  if (values.has(openingField('width')))
    state.walls = resizeWall(state.walls, { openings: typedOpenings(values, activeWall(state.walls).openings) })

  const action = values.get('do')
  if (!action) return state
  try {
    const walls = applyAction(state.walls, action, limits)
    // The next address numbers them anew, and so must the buttons that lead to it.
    return { ...state, walls: walls.map((wall, i) => ({ ...wall, id: i + 1 })), typed: undefined }
  } catch {
    return state
  }
}
