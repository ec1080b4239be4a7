import { expect, it } from 'vitest'
import { memoryBudget } from './memory-budget.ts'

const mb = 2 ** 20

it('pages, pictures and uploads in memory follow the limit, and little memory encodes one picture at a time, as AVIF the smaller ones (FORM-64, RELIABILITY 34)', () => {
  expect(memoryBudget(128)).toEqual({ pages: 16 * mb, pictures: 8 * mb, uploads: 8, encodings: 1, maxAvifWidth: 640 })
  expect(memoryBudget(512)).toEqual({ pages: 32 * mb, pictures: 16 * mb, uploads: 12, encodings: 2, maxAvifWidth: 1280 })
  expect(memoryBudget(64_000)).toEqual({ pages: 64 * mb, pictures: 48 * mb, uploads: 64, encodings: 2, maxAvifWidth: 1280 })
})

it('without a setting they follow the container or the machine (RELIABILITY 34)', () => {
  const { pages } = memoryBudget()
  expect(pages).toBeGreaterThanOrEqual(16 * mb)
  expect(pages).toBeLessThanOrEqual(64 * mb)
})
