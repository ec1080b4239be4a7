import { expect, it } from 'vitest'
import { filterAddress, filterPath } from './products.ts'

it('the path holds the first filter, the query the others (TYPO-05)', () => {
  expect(filterAddress('en', { type: 'walls' })).toBe('/acoustic-solutions/types/walls')
  expect(filterAddress('de', { issue: 'hall', search: 'rib' })).toBe('/de/acoustic-solutions/issues/hall?search=rib')
  expect(filterAddress('en', { type: 'walls', issue: 'echo' })).toBe('/acoustic-solutions/types/walls?issue=echo')
  expect(filterAddress('en', { type: 'walls', issue: 'echo' }, 'issue')).toBe('/acoustic-solutions/issues/echo?type=walls')
})

it('without a filter it is the products root, also when the one of the path is taken away (TYPO-06)', () => {
  expect(filterAddress('nl', {})).toBe('/nl/acoustic-solutions')
  expect(filterAddress('en', { issue: 'echo' }, 'type')).toBe('/acoustic-solutions/issues/echo')
  expect(filterPath('en', { search: 'a b' }).rest).toEqual({ search: 'a b' })
})
