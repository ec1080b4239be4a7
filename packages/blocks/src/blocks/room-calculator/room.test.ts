import { expect, it } from 'vitest'
import { bounds, coveredArea, midFrequencyTime, places, readRoom, reverberationTimes, sabine, surfaces } from './room.ts'

const panel = [0.34, 0.62, 0.88, 0.97, 0.95, 0.92]
const room = (asked: Record<string, string> = {}) => readRoom({ walls: 'glass', ...asked }, ['panel'])

/** Numbers that look random and are the same in each run. */
function* numbers(count: number) {
  let seed = 7
  for (let i = 0; i < count; i++) yield (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}
/** Rooms all over what is allowed. */
const rooms = Array.from(numbers(200), (share, i) => {
  const at = ({ min, max }: { min: number; max: number }, turn: number) => `${min + (max - min) * ((share * turn) % 1)}`
  const pick = (names: readonly string[], turn: number) => names[Math.floor(share * turn * 97) % names.length]!
  return room({
    length: at(bounds.length, 3),
    width: at(bounds.width, 5),
    height: at(bounds.height, 7),
    walls: pick(places.walls, 1),
    floor: pick(places.floor, 2),
    ceiling: pick(places.ceiling, 3),
    cover: `${(i % 19) * 5}`,
  })
})

it('works out Sabine’s formula (GUIDE-06)', () => {
  // A hall of 18 × 10 × 3.2 metres that absorbs as much as 40 m² of open window.
  expect(sabine(576, 40)).toBeCloseTo(2.318, 3)
  const [low, , middle] = reverberationTimes(room({ cover: '0' }))
  // 56 m³; at 125 Hz glass 50.4 m² × 0.18, parquet 20 × 0.04, concrete 20 × 0.01, air 56 × 0.0004.
  expect(low).toBeCloseTo((0.161 * 56) / (9.072 + 0.8 + 0.2 + 0.0224), 9)
  expect(middle).toBeCloseTo((0.161 * 56) / (2.016 + 1.4 + 0.4 + 0.1344), 9)
  expect(midFrequencyTime([9, 9, 1, 2, 9, 9])).toBe(1.5)
})

it('adds the area of pieces to that of the room (FAM-17)', () => {
  const bare = reverberationTimes(room({ cover: '0' }))
  const pieces = [0.4, 0.9, 1.5, 1.8, 1.8, 1.7]
  const times = reverberationTimes(room({ cover: '0' }), undefined, pieces)
  expect(times.map((seconds, i) => (0.161 * 56) / seconds - (0.161 * 56) / bare[i]!)).toEqual(
    pieces.map((area) => expect.closeTo(area, 9)),
  )
})

it('counts what is covered once: the absorber instead of the ceiling (GUIDE-06)', () => {
  const [bare, covered] = [room({ ceiling: 'mineral', cover: '0' }), room({ ceiling: 'mineral', cover: '50' })]
  expect(coveredArea(covered)).toBe(10)
  expect(reverberationTimes(covered, surfaces.mineral)).toEqual(
    reverberationTimes(bare, surfaces.mineral).map((t) => expect.closeTo(t, 9)),
  )
  expect(reverberationTimes(covered)).toEqual(reverberationTimes(bare))
})

it('is finite and positive in every room, and falls with every piece of a better absorber (GUIDE-06)', () => {
  for (const each of rooms) {
    const times = reverberationTimes(each, panel)
    for (const time of times) expect(time > 0 && time < 120).toBe(true)
    const more = reverberationTimes({ ...each, cover: each.cover + 5 }, panel)
    for (const [i, time] of more.entries()) if (panel[i]! > surfaces[each.ceiling][i]!) expect(time).toBeLessThan(times[i]!)
  }
})

it('grows with the height, and does not change when length and width change places (GUIDE-06)', () => {
  for (const each of rooms) {
    const turned = reverberationTimes({ ...each, length: each.width, width: each.length }, panel)
    expect(turned).toEqual(reverberationTimes(each, panel).map((time) => expect.closeTo(time, 9)))
    const tall = midFrequencyTime(reverberationTimes({ ...each, height: each.height + 1 }))
    expect(tall).toBeGreaterThan(midFrequencyTime(reverberationTimes(each)) * 0.999)
  }
})

it.each([
  ['nothing', {}, { length: 5, cover: 30, floor: 'parquet', use: 'meeting', absorber: 'panel' }],
  ['a comma', { length: '7,25' }, { length: 7.3 }],
  ['too much and too little', { length: '9999', width: '-3', cover: '1e9' }, { length: 40, width: 2, cover: 100 }],
  ['no number', { length: 'NaN', width: '', height: 'Infinity' }, { length: 5, width: 4, height: 2.8 }],
  ['between the steps', { cover: '32.4', height: '2.449' }, { cover: 30, height: 2.4 }],
  [
    'no such surface, use or product',
    { floor: 'lava', use: '__proto__', absorber: 'x' },
    { floor: 'parquet', use: 'meeting', absorber: 'panel' },
  ],
  ['a surface of another place', { floor: 'mineral' }, { floor: 'parquet' }],
])('reads %s (GUIDE-06)', (_, asked, expected) => expect(readRoom(asked, ['panel'])).toMatchObject(expected))

it('has coefficients from 0 to 1 in every band (GUIDE-06)', () => {
  for (const values of Object.values(surfaces)) {
    expect(values).toHaveLength(6)
    for (const value of values) expect(value > 0 && value <= 1).toBe(true)
  }
})
