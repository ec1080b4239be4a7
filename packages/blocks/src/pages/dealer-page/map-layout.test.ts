import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, enlargement, narrowest, type Frame, type Position } from './map-layout.ts'
import { project, world, type Spot } from './world.ts'

/** A spot where people live. A crowd is enlarged, so that few are left on one spot. */
const spot = record({ x: integer({ min: 300, max: 3300 }), y: integer({ min: 200, max: 1371 }) })

/** Smallest distance of two middles across or down, in rem, in a frame of a width. */
function closest(positions: readonly Position[], frame: Frame, width: number) {
  const height = (width * frame.height) / frame.width
  const middles = positions.map(({ at, moved }) => ({ x: at.x * width + moved.x, y: at.y * height + moved.y }))
  return Math.min(
    ...middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)))),
  )
}
const widths = [1, 1.1, 1.3, 1.7, 2.5, 4].map((times) => narrowest * times)

describe('points on the map', () => {
  it('stay a target apart on the smallest screen and on larger ones, and inside of the picture (DEALER-20)', () => {
    assert(
      property(array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const positions = arrange(spots, world)
        for (const width of widths) expect(closest(positions, world, width)).toBeGreaterThanOrEqual(1.5)
        const height = (narrowest * world.height) / world.width
        for (const { at, moved } of positions) {
          const [x, y] = [at.x * narrowest + moved.x, at.y * height + moved.y]
          expect(Math.min(x, narrowest - x, y, height - y)).toBeGreaterThanOrEqual(0.749)
        }
      }),
    )
  })

  it('stay where they are if they are apart (DEALER-20)', () => {
    const [sydney, lima] = [project({ latitude: -33.9, longitude: 151.2 }), project({ latitude: -12, longitude: -77 })]
    expect(arrange([sydney, lima], world).map(({ moved }) => moved)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
})

describe('the part that is enlarged', () => {
  const europe = [
    [50.9, 4.4],
    [52.4, 4.9],
    [48.9, 2.4],
    [38.7, -9.1],
    [41.4, 2.2],
    [59.3, 18.1],
    [60.2, 24.9],
    [55.7, 12.6],
  ].map(([latitude, longitude]) => project({ latitude: latitude!, longitude: longitude! }))
  const far = project({ latitude: -33.9, longitude: 18.4 })

  it('is where most are near to each other, and holds them all (DEALER-20)', () => {
    const { frame, members } = enlargement([far, ...europe])!
    expect(members).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const { x, y } of europe) {
      expect((x - frame.x) / frame.width).toBeGreaterThan(0.05)
      expect((x - frame.x) / frame.width).toBeLessThan(0.95)
      expect((y - frame.y) / frame.height).toBeGreaterThan(0.05)
      expect((y - frame.y) / frame.height).toBeLessThan(0.95)
    }
    expect(frame.width / frame.height).toBeCloseTo(4 / 3)
    expect(frame.width).toBeLessThan(world.width / 4)
  })

  it('is none where few are near to each other, and never beyond the picture (DEALER-20)', () => {
    expect(enlargement([far, ...europe.slice(0, 3)])).toBeUndefined()
    expect(enlargement([])).toBeUndefined()
    const corner: Spot[] = [0, 1, 2, 3].map((x) => ({ x, y: 0 }))
    expect(enlargement(corner)!.frame).toEqual({ x: 0, y: 0, width: 360, height: 270 })
  })
})
