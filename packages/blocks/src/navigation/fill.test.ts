import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('puts values into their places, and closes the gap where there is none (DRV-09)', () => {
  expect(fill('© {year} {brand}.', { year: 2026, brand: 'Loden' })).toBe('© 2026 Loden.')
  expect(fill('© {year} {brand}.', { brand: 'Loden' })).toBe('© Loden.')
})
