import { expect, it } from 'vitest'
import { computeBuildUp, computeDensity } from './build-up.ts'
import type { Fact } from './facts.ts'

const fact = (name: string, unit: Fact['unit'], ...values: number[]): Fact => ({ name, values, unit })
const sandwich = [fact('weight', 'g/m²', 3_900), fact('thickness of the felt', 'mm', 24), fact('wool', 'g/m²', 310)]
const baffle = [
  fact('weight', 'g/m', 1_800),
  fact('area', 'm²', 0.3),
  fact('thickness of the felt', 'mm', 40),
  fact('recycled PET', '%', 100),
]

it('gives the bottles of a square metre by weight and wool, and of a metre where it is sold so (FACT-06)', () => {
  expect(computeBuildUp(sandwich)).toEqual({ per: 'm²', weight: 3_900, pet: 3_590, bottles: 144 })
  expect(computeBuildUp(baffle)).toEqual({ per: 'm', weight: 1_800, pet: 1_800, bottles: 72 })
  expect(computeBuildUp([fact('weight', 'g/m²', 900)])).toBeUndefined()
})

it('gives the density of a felt, of a piece by its area (FACT-06)', () => {
  expect([computeDensity(sandwich), computeDensity(baffle)]).toEqual([163, 150])
  expect(computeDensity([fact('thickness of the felt', 'mm', 24), fact('weight', 'g', 13_000), fact('area', 'm²', 2.72)])).toBe(
    199,
  )
  expect(computeDensity([fact('weight', 'g/m²', 900)])).toBeUndefined()
})
