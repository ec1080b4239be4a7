import { expect, it } from 'vitest'
import { readNotice } from './content-notices.ts'
import { createNewestVersion } from './newest-version.ts'

it('is behind from when it hears of a version until it has that (OPS-08)', () => {
  let own = 'v1'
  const newest = createNewestVersion(() => own)
  expect([newest.noteOther('v1'), newest.isBehind()]).toEqual([false, false])
  expect([newest.noteOther('v2'), newest.isBehind()]).toEqual([true, true])
  own = 'v2'
  newest.noteOwn()
  expect(newest.isBehind()).toBe(false)
  // The other one has still what this one had.
  expect([newest.noteOther('v1'), newest.isBehind()]).toEqual([true, false])
})

it('is behind a version that nobody has for five minutes (OPS-11)', () => {
  let time = 0
  const newest = createNewestVersion(
    () => 'v1',
    () => time,
  )
  newest.noteOther('of nobody')
  time = 299_999
  expect(newest.isBehind()).toBe(true)
  time = 300_000
  expect(newest.isBehind()).toBe(false)
})

it.each([
  undefined,
  '',
  'garbage',
  '{',
  'null',
  '7',
  '[]',
  '{"node":1}',
  JSON.stringify({ node: 'a', requestsVersion: true, version: 'x'.repeat(201) }),
])('hears nothing in %s, which is no notice of a node (OPS-11)', (payload) => {
  expect(readNotice(payload)).toBeUndefined()
})
