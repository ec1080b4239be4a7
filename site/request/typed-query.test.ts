import { expect, it } from 'vitest'
import { typedQuery } from './typed-query.ts'

const read = (query: [string, string][]) => [...typedQuery(new URLSearchParams(query))]

it('keeps numbers, and empties what is none or too long for one (RELIABILITY 16)', () => {
  const good: [string, string][] = [
    ['wall', '5x3.5'],
    ['wall', '3280.8399x32.8084'],
    ['length', '8,5'],
    ['latitude', '-33.868820'],
    ['page', '2'],
    ['quantity', '10 m'],
  ]
  expect(read(good)).toEqual(good)
  for (const value of ['9'.repeat(7_900), 'abc', '5x3x2', `5x${'3'.repeat(99)}`, ''])
    for (const key of ['wall', 'length']) expect(read([[key, value]])).toEqual([[key, '']])
})

it('reads texts in one line, no longer than a link may repeat (FORM-62)', () => {
  expect(read([['near', 'Ghe\u200Bnt\n']])).toEqual([['near', 'Ghent ']])
  expect(read([['q', 'x'.repeat(7_900)]])).toEqual([['q', 'x'.repeat(500)]])
})
