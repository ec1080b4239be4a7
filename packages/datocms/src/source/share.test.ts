import { expect, it } from 'vitest'
import { share } from './share.ts'

const english = () => ({ name: 'Loden', picture: { id: 'room', size: [3, 2] }, texts: [{ text: 'wool' }, { text: 'felt' }] })

it('what is the same in two languages is in memory once (RELIABILITY 34)', () => {
  const first = english()
  expect(share(english(), first)).toBe(first)
  const german = { ...english(), texts: [{ text: 'Wolle' }, { text: 'felt' }] }
  const shared = share(german, first) as typeof german
  expect(shared).toEqual(german)
  expect([shared.picture, shared.texts[1]]).toEqual([first.picture, first.texts[1]])
  expect(shared.picture).toBe(first.picture)
  expect(shared.texts[1]).toBe(first.texts[1])
})

it.each([
  [['a', 'b'], ['a']],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [
    { a: 1, b: undefined },
    { a: 1, c: 2 },
  ],
  [[], {}],
  [null, {}],
  [0, false],
])('%j stays what it is beside %j', (value, other) => {
  expect(share(structuredClone(value), other)).toStrictEqual(value)
})
