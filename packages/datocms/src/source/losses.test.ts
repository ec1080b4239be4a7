import { expect, it } from 'vitest'
import { createLosses } from './losses.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `id-${from + index}`)
const load = (found: readonly string[]) => ({
  models: new Map([['faq', new Map(found.map((id) => [id, { model: 'faq', id, position: 1, content: {} }]))]]),
  records: new Map(),
  masters: new Map(),
  tags: new Map(),
})
const nothing = new Map<string, ReadonlySet<string>>()

it.each([
  [30, 20, false, 'a third, and no more than ten'],
  [30, 19, true, 'more than a third and than ten'],
  [40, 28, false, 'more than ten, and less than a third'],
  [5, 1, false, 'most of a few'],
  [5, 0, true, 'all of a few'],
  [0, 0, false, 'nothing of nothing'],
])('of %i records %i stay: held is %s, for that is %s (DRV-12)', (before, stay, isHeld) => {
  const losses = createLosses()
  expect(losses.in(load(ids(0, stay)), () => ids(0, before), nothing).length > 0).toBe(isHeld)
  expect(losses.isHeld()).toBe(isHeld)
})

it('holds records of another project, as many as there were (DRV-12)', () => {
  expect(createLosses().in(load(ids(50, 55)), () => ids(0, 5), nothing)).toHaveLength(1)
})

it('holds a second load that has lost others (DRV-12)', () => {
  const losses = createLosses()
  const listBefore = () => ids(0, 40)
  expect(losses.in(load(ids(0, 20)), listBefore, nothing)).toHaveLength(1)
  expect(losses.in(load(ids(20, 40)), listBefore, nothing)).toHaveLength(1)
  expect(losses.in(load(ids(20, 40)), listBefore, nothing)).toEqual([])
})

it('counts no record that a webhook has named (DRV-12)', () => {
  const named = new Map([['faq', new Set(ids(20, 35))]])
  expect(createLosses().in(load(ids(0, 20)), () => ids(0, 40), named)).toEqual([])
})
