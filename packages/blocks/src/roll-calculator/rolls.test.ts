import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Opening } from './openings.ts'
import { piecesOf, rollSize, rollsOfWall, rollsOfWalls, unjoinedRolls } from './rolls.ts'
import { units, type Unit } from './units.ts'

/** The worked examples: strips, strips per roll, total, and the amount without and with a margin of 10 %. */
const examples: [Unit, number, number, number, number, number, number, number][] = [
  ['m', 5, 3.5, 6, 2.85, 2.11, 3, 3],
  ['m', 4.9, 2.5, 5, 4, 1.25, 2, 2],
  ['m', 0.98, 10, 1, 1, 1, 1, 2],
  ['m', 29.4, 2.5, 30, 4, 7.5, 8, 9],
  ['m', 30, 2.7, 31, 3.7, 8.38, 9, 10],
  ['m', 0.01, 0.01, 1, 1000, 0, 1, 1],
  ['ft', 16.1, 11.48, 5, 2.85, 1.75, 2, 2],
  ['ft', 32.8, 32.81, 11, 1, 11, 11, 13],
]

describe.each(examples)('%s: %d × %d', (unit, width, height, strips, stripsPerRoll, total, withoutMargin, safe) => {
  const wall = { unit, width, height }
  it('has the strips and rolls of the worked example (CALC-20, CALC-21, CALC-22, CALC-23, CALC-24, CALC-25)', () => {
    expect(rollsOfWall(wall)).toMatchObject({ strips, stripsPerRoll })
    expect(rollsOfWalls([wall], { safetyMargin: 0 })).toEqual({ total, amount: withoutMargin })
    expect(rollsOfWalls([wall])).toEqual({ total, amount: safe })
    expect(rollsOfWalls([wall], { safetyMargin: 0.1 })).toEqual({ total, amount: safe })
  })
})

it('sums the walls before it rounds (CALC-23)', () => {
  const wall = { unit: 'm', width: 0.98, height: 3 } as const
  // Three times 1 / 3.33, which by itself would be 0.30 of a roll.
  expect(rollsOfWalls([wall, wall, wall], { safetyMargin: 0 })).toEqual({ total: 0.9, amount: 1 })
  expect(rollsOfWalls([wall, wall, wall, wall, wall, wall], { safetyMargin: 0 }).total).toBe(1.8)
  expect(
    rollsOfWalls(
      Array.from({ length: 7 }, () => wall),
      { safetyMargin: 0 },
    ).total,
  ).toBe(2.1)
})

it('counts whole strips of a roll where asked (CALC-22)', () => {
  const wall = { unit: 'm', width: 5, height: 3.5 } as const
  expect(rollsOfWall(wall, { wholeStrips: true }).stripsPerRoll).toBe(2)
  expect(rollsOfWalls([wall], { wholeStrips: true })).toEqual({ total: 3, amount: 4 })
})

describe('strips in one piece', () => {
  it('need a roll each where the rest of one is too short (CALC-38)', () => {
    const wall = { unit: 'm', width: 5.9, height: 5.2 } as const
    expect([rollsOfWalls([wall]).amount, unjoinedRolls([wall])]).toEqual([5, 7])
    expect(unjoinedRolls([{ unit: 'm', width: 5, height: 3.5 }])).toBe(3)
    expect(unjoinedRolls([{ unit: 'ft', width: 19.36, height: 17.06 }])).toBe(7)
  })
  it('are cut from the rests of longer ones, of other walls too (CALC-38)', () => {
    const wall = { unit: 'm', width: 5.88, height: 5.2 } as const
    expect(unjoinedRolls([wall, { unit: 'm', width: 5.88, height: 2.4 }])).toBe(6)
    // Three thirds of a roll are a roll.
    expect(unjoinedRolls([{ unit: 'm', width: 2.94, height: 10 / 3 }])).toBe(1)
    // A strip that a door leaves half of.
    const door = { width: 0.98, height: 5, left: 0, floor: 0 }
    expect(unjoinedRolls([{ unit: 'm', width: 1.96, height: 9.8, openings: [door] }])).toBe(2)
  })
  it('are at least as many as their length fills, and at most one roll each (CALC-38)', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            width: fc.double({ min: 0.1, max: 40, noNaN: true }),
            height: fc.double({ min: 0.1, max: 10, noNaN: true }),
          }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        (sizes) => {
          const walls = sizes.map((size) => ({ ...size, unit: 'm' as const }))
          const rolls = unjoinedRolls(walls)!
          const strips = walls.map((wall) => [rollsOfWall(wall).strips, wall.height] as const)
          const length = strips.reduce((sum, [count, height]) => sum + count * height, 0)
          return rolls * rollSize.m.length >= length - 1e-6 && rolls <= strips.reduce((sum, [count]) => sum + count, 0)
        },
      ),
    ))
  it('do not exist on a wall that is higher than a roll is long (CALC-38)', () =>
    expect(unjoinedRolls([{ unit: 'm', width: 1, height: 10.5 }])).toBeUndefined())
})

describe('openings', () => {
  const wall = { unit: 'm', width: 4.9, height: 2.5 } as const
  const opening = (width: number, height: number, left: number, floor: number): Opening => ({ width, height, left, floor })
  const of = (...openings: Opening[]) => ({ ...wall, openings })

  it('change only the strips that lie in one across their whole width (CALC-33)', () => {
    expect(piecesOf(of(opening(0.9, 2.1, 0.98, 0)))).toEqual(new Map())
    expect(piecesOf(of(opening(1.4, 2.1, 0.5, 0))).size).toBe(0)
    expect([...piecesOf(of(opening(2.5, 2.1, 0.5, 0))).keys()]).toEqual([1, 2])
    // Two that only together are as wide as a strip.
    expect(piecesOf(of(opening(0.5, 2.1, 0, 0), opening(0.48, 2.1, 0.5, 0))).size).toBe(0)
  })

  it('leave the pieces below and above, and between two of them (CALC-33)', () => {
    const [lengths] = [...piecesOf(of(opening(1.1, 0.5, 0.9, 2), opening(1, 1, 0.97, 0.8))).values()]
    expect(lengths!.map((length) => length.toFixed(2))).toEqual(['0.80', '0.20'])
    expect(piecesOf(of(opening(0.98, 2.5, 0, 0)))).toEqual(new Map([[0, []]]))
    // The last strip ends with the wall.
    expect([...piecesOf({ ...wall, width: 5, openings: [opening(0.2, 2.5, 4.8, 0)] }).keys()]).toEqual([5])
  })

  it('make fewer strips where they are as high as the wall (CALC-33, CALC-34)', () => {
    expect(rollsOfWall(of(opening(1.96, 2.5, 0.98, 0)))).toMatchObject({ strips: 3, places: 5, rolls: 0.75, saved: 0.5 })
    expect(rollsOfWall({ ...wall, width: 5, openings: [opening(0.2, 2.5, 4.8, 0)] }).offcut).toBe(0)
    expect(rollsOfWalls([of(opening(4.9, 2.5, 0, 0))])).toEqual({ total: 0, amount: 1 })
  })

  it('count a piece as a strip of its length, never more than the strip (CALC-34)', () => {
    // Half a strip above a door: 8 to the roll.
    expect(rollsOfWall(of(opening(0.98, 1.25, 0, 0))).rolls).toBe(1.125)
    // 3.4 m are cut twice from a roll, as 5 m are: with the piece above it would be more.
    const high = { unit: 'm', width: 0.98, height: 5, openings: [opening(0.98, 0.6, 0, 3.4)] } as const
    expect(rollsOfWall(high, { wholeStrips: true })).toMatchObject({ rolls: 0.5, saved: 0 })
  })

  it('do not count outside the wall, or without a size (CALC-32)', () => {
    for (const wrong of [
      opening(1, 1, 4, 0),
      opening(1, 1, 0, 1.6),
      opening(1, 1, -0.1, 0),
      opening(1, 1, 0, NaN),
      opening(0, 1, 0, 0),
    ])
      expect(rollsOfWall(of(wrong))).toEqual(rollsOfWall(wall))
  })
})

it('says what is cut off the last strip', () => {
  expect(rollsOfWall({ unit: 'm', width: 5, height: 3.5 }).offcut).toBeCloseTo(0.88, 10)
  expect(rollsOfWall({ unit: 'm', width: 4.9, height: 3.5 }).offcut).toBeCloseTo(0, 10)
})

/*
 * The calculation once more, by fractions of whole numbers of any size, which are exact. Sizes are hundredths; the constants are written
 * out anew, so that a wrong one is found.
 */
interface Fraction {
  over: bigint
  under: bigint
}
const plus = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under })
const floor = ({ over, under }: Fraction) => over / under
const ceil = ({ over, under }: Fraction) => (over + under - 1n) / under
/** Rounds half up to a number of decimals. */
function round({ over, under }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals)
  return { over: (2n * over * scale + under) / (2n * under), under: scale }
}
const exactRoll = { m: { width: 98n, length: 1000n }, ft: { width: 322n, length: 3281n } }

interface ExactWall {
  unit: Unit
  width: number
  height: number
}
function exactRolls(walls: readonly ExactWall[], marginPercent: number, wholeStrips: boolean) {
  let sum: Fraction = { over: 0n, under: 1n }
  const perWall = walls.map(({ unit, width, height }) => {
    const strips = ceil(round({ over: BigInt(width), under: exactRoll[unit].width }, 9))
    const quotient = round({ over: exactRoll[unit].length, under: BigInt(height) }, 9)
    const perRoll = wholeStrips
      ? { over: floor(quotient), under: 1n }
      : { over: floor({ over: quotient.over * 100n, under: quotient.under }), under: 100n }
    sum = plus(sum, { over: strips * perRoll.under, under: perRoll.over })
    return { strips: Number(strips), stripsPerRoll: Number(perRoll.over) / Number(perRoll.under) }
  })
  const total = round(sum, 2)
  const safe = round({ over: total.over * BigInt(100 + marginPercent), under: total.under * 100n }, 2)
  const amount = ceil(safe)
  return { perWall, total: Number(total.over) / 100, amount: Number(amount > 1n ? amount : 1n) }
}

const anyWall = fc.constantFrom(...units).chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    width: fc.integer({ min: 1, max: unit === 'm' ? 100_000 : 328_084 }),
    height: fc.integer({ min: 1, max: unit === 'm' ? 1000 : 3281 }),
  }),
)
/** Walls of a whole number of strips, where a quotient is most likely to miss by a hair. */
const wholeWall = fc.constantFrom(...units).chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    width: fc.integer({ min: 1, max: 1000 }).map((strips) => strips * Number(exactRoll[unit].width)),
    height: fc.constantFrom(100, 125, 200, 250, 400, 500, 800, 1000),
  }),
)

it('equals the exact computation for 10,000 random rooms (CALC-20, CALC-21, CALC-22, CALC-23, CALC-24)', () => {
  const room = fc.array(fc.oneof(anyWall, wholeWall), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(room, fc.integer({ min: 0, max: 50 }), fc.boolean(), (walls, percent, wholeStrips) => {
      const exact = exactRolls(walls, percent, wholeStrips)
      const options = { safetyMargin: percent / 100, wholeStrips }
      const sizes = walls.map(({ unit, width, height }) => ({ unit, width: width / 100, height: height / 100 }))
      expect(sizes.map((wall) => rollsOfWall(wall, options))).toMatchObject(exact.perWall)
      expect(rollsOfWalls(sizes, options)).toEqual({ total: exact.total, amount: exact.amount })
    }),
    { numRuns: 10_000, seed: 43 },
  )
})

/** The openings of a wall in hundredths, some of which reach out of it. */
const wallWithOpenings = fc.constantFrom(...units).chain((unit) =>
  fc
    .record({ width: fc.integer({ min: 1, max: unit === 'm' ? 2000 : 6000 }), height: fc.integer({ min: 1, max: 1000 }) })
    .chain(({ width, height }) => {
      const edge = Number(exactRoll[unit].width)
      /** Anywhere, at an end, or at the edge of a strip. */
      const across = fc.oneof(
        fc.integer({ min: 0, max: width + 20 }),
        fc.constantFrom(0, width),
        fc.integer({ min: 0, max: Math.floor(width / edge) }).map((strip) => strip * edge),
      )
      const upright = fc.oneof(fc.integer({ min: 0, max: height + 10 }), fc.constantFrom(0, height))
      const opening = fc.record({ x: fc.tuple(across, across), y: fc.tuple(upright, upright) })
      return fc.record({
        unit: fc.constant(unit),
        width: fc.constant(width),
        height: fc.constant(height),
        openings: fc.array(opening, { minLength: 1, maxLength: 6 }),
      })
    }),
)
type ExactOpening = { x: [number, number]; y: [number, number] }
const ordered = ([a, b]: [number, number]) => (a < b ? [a, b] : [b, a]) as [number, number]

/** Strips and rolls of a wall with openings, by fractions: each strip is cut at every edge, and what is free is put together. */
function exactOpenings(wall: ExactWall & { openings: readonly ExactOpening[] }, wholeStrips: boolean) {
  const { unit, width, height } = wall
  const within = wall.openings.filter(({ x, y }) => x[0] < x[1] && y[0] < y[1] && x[1] <= width && y[1] <= height)
  const [withoutOpenings] = exactRolls([wall], 0, wholeStrips).perWall
  const roll = Number(exactRoll[unit].width)
  const share = (length: number): Fraction => {
    const whole = { over: exactRoll[unit].length, under: BigInt(length) }
    return wholeStrips
      ? { over: 1n, under: floor(whole) }
      : { over: 100n, under: floor({ over: whole.over * 100n, under: whole.under }) }
  }
  let [strips, rolls] = [0, { over: 0n, under: 1n }]
  for (let strip = 0; strip < withoutOpenings!.strips; strip++) {
    const here = within.filter(({ x }) => x[0] <= strip * roll && x[1] >= Math.min(width, (strip + 1) * roll))
    const cuts = [0, height, ...here.flatMap(({ y }) => y)].toSorted((a, b) => a - b)
    const lengths: number[] = [0]
    cuts.slice(1).forEach((to, i) => {
      if (here.some(({ y }) => y[0] <= cuts[i]! && y[1] >= to)) {
        if (to > cuts[i]!) lengths.push(0)
      } else lengths[lengths.length - 1]! += to - cuts[i]!
    })
    const pieces = lengths.filter((length) => length > 0)
    if (pieces.length) strips++
    const [whole, cut] = [share(height), pieces.map(share).reduce(plus, { over: 0n, under: 1n })]
    rolls = plus(rolls, cut.over * whole.under < whole.over * cut.under ? cut : whole)
  }
  const total = round(rolls, 2)
  return { strips, total: Number(total.over) / 100 }
}

it('equals the exact computation for 10,000 random walls with openings, and is never more than without (CALC-32, CALC-33, CALC-34)', () => {
  let changed = 0
  fc.assert(
    fc.property(wallWithOpenings, fc.boolean(), ({ openings, ...wall }, wholeStrips) => {
      const cut = openings.map(({ x, y }) => ({ x: ordered(x), y: ordered(y) }))
      const exact = exactOpenings({ ...wall, openings: cut }, wholeStrips)
      const bare = { unit: wall.unit, width: wall.width / 100, height: wall.height / 100 }
      const size = {
        ...bare,
        openings: cut.map(({ x, y }) => ({
          width: (x[1] - x[0]) / 100,
          height: (y[1] - y[0]) / 100,
          left: x[0] / 100,
          floor: y[0] / 100,
        })),
      }
      const options = { safetyMargin: 0.1, wholeStrips }
      const [got, without] = [rollsOfWalls([size], options), rollsOfWalls([bare], options)]
      expect({ strips: rollsOfWall(size, options).strips, total: got.total }).toEqual(exact)
      expect(got.total).toBeLessThanOrEqual(without.total)
      expect(got.amount).toBeLessThanOrEqual(without.amount)
      expect(exact.strips).toBeLessThanOrEqual(rollsOfWall(bare, options).strips)
      if (got.total < without.total) changed++
    }),
    { numRuns: 10_000, seed: 44 },
  )
  expect(changed).toBeGreaterThan(1000)
})

it('knows the roll in both units (CALC-20, CALC-27)', () => {
  expect(rollSize).toEqual({ m: { width: 0.98, length: 10 }, ft: { width: 3.22, length: 32.81 } })
  expect(units).toEqual(['m', 'ft'])
})
