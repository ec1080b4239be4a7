import { isAffected, type Changes, type Tags } from '../reads.ts'
import type { Snapshot } from '../snapshot.ts'

export interface CachedResponse {
  body: string
  etag: string
  /** What it was made of. */
  tags: Tags
}

/** Most characters that the cached responses of a snapshot may hold. */
const maxSize = 32 * 2 ** 20

interface Cache {
  responses: Map<string, CachedResponse>
  size: number
}

const caches = new WeakMap<Snapshot, Cache>()

function cacheOf(snapshot: Snapshot): Cache {
  const cache = caches.get(snapshot) ?? { responses: new Map<string, CachedResponse>(), size: 0 }
  caches.set(snapshot, cache)
  return cache
}

/** Caches the responses of a call per snapshot. When the snapshot's cache is full, its oldest responses are dropped. */
export function createResponseCache(path: string) {
  const keyOf = (query: object) => `${path} ${JSON.stringify(query)}`
  return {
    get: (snapshot: Snapshot, query: object): CachedResponse | undefined => caches.get(snapshot)?.responses.get(keyOf(query)),
    set(snapshot: Snapshot, query: object, response: CachedResponse): void {
      const cache = cacheOf(snapshot)
      cache.responses.set(keyOf(query), response)
      cache.size += response.body.length
      for (const [key, { body }] of cache.responses) {
        if (cache.size <= maxSize) break
        cache.responses.delete(key)
        cache.size -= body.length
      }
    },
  }
}

/** Keeps the responses for the next snapshot that a change does not concern. */
export function keepResponses(last: Snapshot, next: Snapshot, changes: Changes): void {
  const cache = cacheOf(next)
  for (const [key, response] of caches.get(last)?.responses ?? []) {
    if (isAffected(response.tags, changes)) continue
    cache.responses.set(key, response)
    cache.size += response.body.length
  }
}
