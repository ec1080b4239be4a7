import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { heapFlags, heapLimit, memoryEnv } from './heap-limit.ts'

const mb = 2 ** 20
const gb = 2 ** 30

it('is two fifths of the memory of the container, within bounds (RELIABILITY 34)', () => {
  expect([128 * mb, 256 * mb, 0.5 * gb, gb, 4 * gb, 64 * gb].map(heapLimit)).toEqual([96, 102, 204, 409, 512, 512])
})

it('follows MEMORY_LIMIT where it is set (RELIABILITY 34)', () => {
  expect(heapFlags('', '300')[0]).toBe('--max-old-space-size=120')
})

it('gives way to limits of NODE_OPTIONS (RELIABILITY 34)', () => {
  const young = '--max-semi-space-size=8'
  expect(heapFlags('--max-old-space-size=900', '', gb)).toEqual([young])
  expect(heapFlags('--max-heap-size=900', '', gb)).toEqual([young])
  expect(heapFlags('--max_old_space_size_percentage=50', '', gb)).toEqual([young])
  expect(heapFlags('--enable-source-maps', '', gb)).toEqual(['--max-old-space-size=409', young])
  expect(heapFlags('--max-semi-space-size=32', '', gb)).toEqual(['--max-old-space-size=409'])
})

it('is what Node keeps to, with what is new in it (RELIABILITY 34)', () => {
  const code = `const v8 = require('v8')
    for (let i = 0, kept = []; i < 2e6; i++) kept = [{ i }, kept[0]]
    const young = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
    console.log(v8.getHeapStatistics().heap_size_limit / 2 ** 20, young.space_size / 2 ** 20)`
  const [limit, young] = execFileSync(process.execPath, [...heapFlags('', '', gb), '-e', code], { encoding: 'utf8' })
    .split(' ')
    .map(Number)
  expect(limit).toBeGreaterThanOrEqual(409)
  expect(limit).toBeLessThan(409 + 32)
  expect(young).toBeLessThanOrEqual(16)
})

it('leaves free memory in no thread, unless a setting says otherwise (RELIABILITY 34)', () => {
  const trim = { MALLOC_TRIM_THRESHOLD_: '131072' }
  expect([memoryEnv({}), memoryEnv({ MALLOC_ARENA_MAX: '4' })]).toEqual([
    { MALLOC_ARENA_MAX: '1', ...trim },
    { MALLOC_ARENA_MAX: '4', ...trim },
  ])
})
