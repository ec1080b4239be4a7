import { expect, it } from 'vitest'
import { pageAddress, pagesAround } from './pages.ts'

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i names %s', (current, count, expected) => {
  const named = pagesAround(current, count).map((page) => page ?? '…')
  expect(named.join(' ')).toBe(expected)
})

it('puts the number into the address, and gives the first page its own', () => {
  expect(pageAddress(3, '/inspiration?page={page}', '/inspiration')).toBe('/inspiration?page=3')
  expect(pageAddress(1, '/inspiration?page={page}', '/inspiration')).toBe('/inspiration')
  expect(pageAddress(1, '/inspiration?page={page}')).toBe('/inspiration?page=1')
})
