import { isAffected, type Changes, type Tags } from '../reads.ts'
import type { Snapshot } from '../snapshot.ts'

export interface CachedResponse {
  body: string
  etag: string
  /** Dependencies of the response. */
  tags: Tags
}

/** Most characters that the cached responses of a snapshot may hold: pages share few answers, and are cached themselves. */
const maxSize = 4 * 2 ** 20

interface Cache {
  responses: Map<string, CachedResponse>
  size: number
}

const caches = new WeakMap<Snapshot, Cache>()

function getCache(snapshot: Snapshot): Cache {
  const cache = caches.get(snapshot) ?? { responses: new Map<string, CachedResponse>(), size: 0 }
  caches.set(snapshot, cache)
  return cache
}

/** Caches the responses of a call per snapshot, those used last. */
export function createResponseCache(path: string) {
  const toCacheKey = (query: object) => `${path} ${JSON.stringify(query)}`
  return {
    get(snapshot: Snapshot, query: object): CachedResponse | undefined {
      const responses = caches.get(snapshot)?.responses
      const key = toCacheKey(query)
      const response = responses?.get(key)
      // The last one is the last to be dropped.
      if (response) responses!.delete(key)
      if (response) responses!.set(key, response)
      return response
    },
    set(snapshot: Snapshot, query: object, response: CachedResponse): void {
      const cache = getCache(snapshot)
      cache.responses.set(toCacheKey(query), response)
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
  const cache = getCache(next)
  for (const [key, response] of caches.get(last)?.responses ?? []) {
    if (isAffected(response.tags, changes)) continue
    cache.responses.set(key, response)
    cache.size += response.body.length
  }
}
