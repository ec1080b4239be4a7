import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it('puts values into their places, and leaves a place without one out (DRV-09)', () => {
  expect(interpolate('© {year} {brand}.', { year: 2026, brand: 'Loden' })).toBe('© 2026 Loden.')
  expect(interpolate('© {year} {brand}.', { brand: 'Loden' })).toBe('© Loden.')
})

it('takes values as they are', () => {
  expect(interpolate('“{keyword}”: {n}', { keyword: '$&  {n}', n: 0 })).toBe('“$&  {n}”: 0')
})
