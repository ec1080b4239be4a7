import { expect, it } from 'vitest'
import { axisEnd, percent } from './percent.ts'

it('ends an axis at a round number that holds every value', () => {
  expect([0, 0.35, 0.6, 1, 1.9, 2.01, 7.4, 12, Number.NaN].map(axisEnd)).toEqual([1, 0.4, 0.6, 1, 2, 3, 8, 15, 1])
  for (let value = 0.01; value < 100; value *= 1.07) {
    expect(axisEnd(value)).toBeGreaterThanOrEqual(value)
    expect(axisEnd(value)).toBeLessThan(value * 1.5 + 1e-9)
  }
})

it('writes a share as a short length', () => {
  expect([0, 1 / 3, 1].map(percent)).toEqual(['0%', '33.33%', '100%'])
})
