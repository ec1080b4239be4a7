import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollSize, rollsOfWall, rollsOfWalls } from './rolls.ts'
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

describe.each(examples)('%s: %d × %d', (unit, width, height, strips, stripsPerRoll, total, plain, safe) => {
  const wall = { unit, width, height }
  it('has the strips and rolls of the worked example (CALC-20, CALC-21, CALC-22, CALC-23, CALC-24, CALC-25)', () => {
    expect(rollsOfWall(wall)).toMatchObject({ strips, stripsPerRoll })
    expect(rollsOfWalls([wall], { safetyMargin: 0 })).toEqual({ total, amount: plain })
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

it('says what is cut off the last strip', () => {
  expect(rollsOfWall({ unit: 'm', width: 5, height: 3.5 }).offcut).toBeCloseTo(0.88, 10)
  expect(rollsOfWall({ unit: 'm', width: 4.9, height: 3.5 }).offcut).toBeCloseTo(0, 10)
})

/*
 * The same once more, by fractions of whole numbers of any size, which are exact. Sizes are hundredths; the constants are written
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

it('knows the roll in both units (CALC-20, CALC-27)', () => {
  expect(rollSize).toEqual({ m: { width: 0.98, length: 10 }, ft: { width: 3.22, length: 32.81 } })
  expect(units).toEqual(['m', 'ft'])
})
