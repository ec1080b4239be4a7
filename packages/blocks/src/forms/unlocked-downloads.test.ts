// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unlockedDownloads, unlockedItem } from './unlocked-downloads.ts'

let consents = true
const unlocks = unlockedDownloads({ hasConsent: () => consents })
const stored = () => JSON.parse(localStorage.getItem(unlockedItem) ?? 'null') as unknown

beforeEach(() => {
  consents = true
  localStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

it('keeps what was unlocked, without who did (DL-16, DL-18)', () => {
  unlocks.add('prices', '/files/prices.pdf', 'ines@example.com')
  expect(unlockedItem).toBe('unlockedDownloadsUpdatedv2')
  expect(stored()).toEqual([{ fileId: 'prices', payload: {}, lockedFileUrl: '/files/prices.pdf' }])
  unlockedDownloads({ hasConsent: () => true, storePayload: true }).add('prices', '/a.pdf', 'ines@example.com')
  expect(stored()).toEqual([{ fileId: 'prices', payload: { email: 'ines@example.com' }, lockedFileUrl: '/a.pdf' }])
})

it('replaces the record of a file that is unlocked again, and removes one (DL-23, DL-24)', () => {
  for (const [id, url] of [
    ['a', '/a1'],
    ['b', '/b'],
    ['a', '/a2'],
  ])
    unlocks.add(id!, url!)
  expect(['a', 'b', 'c'].map(unlocks.addressOf)).toEqual(['/a2', '/b', undefined])
  expect(unlocks.list()).toHaveLength(2)
  unlocks.remove('a')
  expect(unlocks.list().map(({ fileId }) => fileId)).toEqual(['b'])
  unlocks.clear()
  expect(stored()).toBeNull()
})

it('keeps nothing without consent, and deletes what was kept (DL-21, DL-22)', () => {
  unlocks.add('a', '/a')
  consents = false
  expect([unlocks.addressOf('a'), stored()]).toEqual([undefined, null])
  unlocks.add('b', '/b')
  expect([unlocks.list(), stored()]).toEqual([[], null])
})

it('survives what is no list of records, and a browser that refuses', () => {
  for (const text of ['', '{', '{}', 'null', '[null, 1, {"fileId":"a"}]']) {
    localStorage.setItem(unlockedItem, text)
    expect([text, unlocks.list()]).toEqual([text, []])
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused')
    })
  unlocks.add('a', '/a')
  expect(unlocks.list()).toEqual([])
})
