import { world, type Spot } from './world.ts'

/** A part of the map, in its units. */
export interface Frame extends Spot {
  width: number
  height: number
}
/** Position in a frame: as shares of its width and height, moved by as many rem. */
export interface Position {
  at: Spot
  moved: Spot
}

/** Width of a map on the smallest screen, in rem. */
export const narrowest = 17
/** Distance of points from each other, across or down, in rem: a target has 1.5. */
const minDistance = 1.6
/** Points nearer than twelve degrees belong together; four of them are worth an enlargement. */
const [near, several] = [120, 4]
/** Width to height of an enlargement. */
const ratio = 4 / 3

/** The largest set of spots that are near to each other, one by one, as indices. */
function crowd(spots: readonly Spot[]): number[] {
  const free = new Set(spots.keys())
  let largest: number[] = []
  for (const first of free) {
    // Grows while it is walked through.
    const group = [first]
    free.delete(first)
    for (const one of group)
      for (const other of free) {
        const [a, b] = [spots[one]!, spots[other]!]
        if (Math.hypot(a.x - b.x, a.y - b.y) > near) continue
        group.push(other)
        free.delete(other)
      }
    if (group.length > largest.length) largest = group
  }
  return largest.toSorted((a, b) => a - b)
}

/** The part of the map that is enlarged, and which of the spots it is for; `undefined` where they stand apart. */
export function enlargement(spots: readonly Spot[]): { frame: Frame; members: readonly number[] } | undefined {
  const members = crowd(spots)
  if (members.length < several) return undefined
  const [xs, ys] = [members.map((i) => spots[i]!.x), members.map((i) => spots[i]!.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  // Room for a point at each edge; coasts are no finer than for 36 degrees.
  const width = Math.min(world.width, Math.max(360, 1.25 * (right - left), 1.3 * ratio * (bottom - top)))
  const height = width / ratio
  const within = (middle: number, size: number, max: number) => Math.min(Math.max(0, middle - size / 2), Math.max(0, max - size))
  const frame = {
    width,
    height,
    x: within((left + right) / 2, width, world.width),
    y: within((top + bottom) / 2, height, world.height),
  }
  return { frame, members }
}

/** Returns the smallest offset of two spots, across or down: `s` grows with the map, up to six times, `e` does not. */
function nearest(s: Spot, e: Spot): [x: number, y: number] {
  // The larger one of two lengths is the least at an end, or where both are equal.
  const times = [1, 6, (e.y - e.x) / (s.x - s.y), -(e.x + e.y) / (s.x + s.y)].filter((t) => t >= 1 && t <= 6)
  const spots = times.map((t): [number, number] => [s.x * t + e.x, s.y * t + e.y])
  const size = ([x, y]: [number, number]) => Math.max(Math.abs(x), Math.abs(y))
  return spots.reduce((smallest, spot) => (size(spot) < size(smallest) ? spot : smallest))
}

/**
 * Places spots in a frame and moves them as little as possible, so that none covers another. That holds on the smallest screen
 * and on any larger one, where the same rem are a smaller part of the distance.
 */
export function arrange(spots: readonly Spot[], frame: Frame): Position[] {
  const rem = narrowest / frame.width
  const height = frame.height * rem
  const own = spots.map(({ x, y }) => ({ x: (x - frame.x) * rem, y: (y - frame.y) * rem }))
  const moved = own.map(() => ({ x: 0, y: 0 }))
  // Half of a target stays within the edges.
  function keepInside() {
    const inside = (value: number, size: number) => Math.min(size - 0.75, Math.max(0.75, value))
    for (const [i, { x, y }] of own.entries())
      moved[i] = { x: inside(x + moved[i]!.x, narrowest) - x, y: inside(y + moved[i]!.y, height) - y }
  }
  for (let round = 0; round < 1000; round++) {
    keepInside()
    let isDone = true
    for (let i = 0; i < own.length; i++)
      for (let j = i + 1; j < own.length; j++) {
        const s = { x: own[j]!.x - own[i]!.x, y: own[j]!.y - own[i]!.y }
        const e = { x: moved[j]!.x - moved[i]!.x, y: moved[j]!.y - moved[i]!.y }
        const [x, y] = nearest(s, e)
        const distance = Math.max(Math.abs(x), Math.abs(y))
        if (distance >= minDistance) continue
        isDone = false
        // A little more than needed, so that it ends; and sideways, as a row along an edge may have no room within its line.
        const push = (minDistance - distance) / 2 + 0.005
        const [ux, uy] = Math.abs(x) > Math.abs(y) ? [Math.sign(x), 0] : [0, Math.sign(y) || 1]
        const [dx, dy] = [(ux - 0.1 * uy) * push, (uy + 0.1 * ux) * push]
        moved[i] = { x: moved[i]!.x - dx, y: moved[i]!.y - dy }
        moved[j] = { x: moved[j]!.x + dx, y: moved[j]!.y + dy }
      }
    if (isDone) break
  }
  keepInside()
  return own.map(({ x, y }, i) => ({ at: { x: x / narrowest, y: y / height }, moved: moved[i]! }))
}
