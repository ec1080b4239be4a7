import { expect, it } from 'vitest'
import type { Snapshot } from '../snapshot.ts'
import { createResponseCache } from './response-cache.ts'

it('keeps the answers that were used last, in bounded memory (RELIABILITY 34)', () => {
  const cache = createResponseCache('/api/pages')
  const snapshot = {} as Snapshot
  const large = { body: 'x'.repeat(2 ** 20), etag: '"x"', tags: [] }
  for (let page = 0; page < 4; page += 1) cache.set(snapshot, { page }, large)
  cache.get(snapshot, { page: 0 })
  cache.set(snapshot, { page: 4 }, large)
  const kept = [0, 1, 2, 3, 4].filter((page) => cache.get(snapshot, { page }))
  expect(kept).toEqual([0, 2, 3, 4])
})
