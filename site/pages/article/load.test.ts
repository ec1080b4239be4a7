import { expect, it } from 'vitest'
import { nextOf } from './load.ts'

const list = [{ id: 'a' }, { id: 'b' }]

it('leads from the last article to the first, and from an only one nowhere (ART-06)', () => {
  expect(nextOf(list, 'a')).toBe(list[1])
  expect(nextOf(list, 'b')).toBe(list[0])
  expect(nextOf([{ id: 'a' }], 'a')).toBeUndefined()
  expect(nextOf([], 'a')).toBeUndefined()
})
