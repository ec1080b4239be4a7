import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { heapFlags, heapLimit, memoryEnv } from './heap-limit.ts'

const gb = 2 ** 30

it('is a quarter of the memory of the container, within bounds (RELIABILITY 34)', () => {
  expect([0.5 * gb, 0.75 * gb, gb, 1.5 * gb, 4 * gb, 64 * gb].map(heapLimit)).toEqual([192, 192, 256, 384, 512, 512])
})

it('gives way to a limit of NODE_OPTIONS (RELIABILITY 34)', () => {
  expect(heapFlags('--max-old-space-size=900', gb)).toEqual([])
  expect(heapFlags('--max-heap-size=900', gb)).toEqual([])
  expect(heapFlags('--max_old_space_size_percentage=50', gb)).toEqual([])
  expect(heapFlags('--enable-source-maps', gb)).toEqual(['--max-old-space-size=256'])
})

it('is what Node keeps to', () => {
  const code = `console.log(require('v8').getHeapStatistics().heap_size_limit / 2 ** 20)`
  const limit = Number(execFileSync(process.execPath, [...heapFlags('', gb), '-e', code], { encoding: 'utf8' }))
  expect(limit).toBeGreaterThanOrEqual(256)
  // The young generation comes on top.
  expect(limit).toBeLessThan(512)
})

it('leaves free memory in no thread, unless a setting says otherwise (RELIABILITY 34)', () => {
  expect([memoryEnv({}), memoryEnv({ MALLOC_ARENA_MAX: '4' })]).toEqual([{ MALLOC_ARENA_MAX: '1' }, { MALLOC_ARENA_MAX: '4' }])
})
