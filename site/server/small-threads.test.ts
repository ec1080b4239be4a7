import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What is new in the heap of a thread, in MB, once it has made and kept many objects. */
const thread = `
  const kept = []
  for (let i = 0; i < 2e6; i++) kept[i % 3e5] = { i }
  const young = require('node:v8').getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
  console.log(young.space_size / 2 ** 20)`

const youngOf = (imported: string[]) => {
  const code = `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })`
  return Number(execFileSync(process.execPath, ['--max-semi-space-size=8', ...imported, '-e', code], { encoding: 'utf8' }))
}

it('threads of the server hold little that is new (RELIABILITY 34)', () => {
  expect(youngOf([])).toBe(16)
  expect(youngOf(['--import', `${import.meta.dirname}/small-threads.ts`])).toBeLessThanOrEqual(4)
})
