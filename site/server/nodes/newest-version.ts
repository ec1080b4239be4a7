import { LRUCache } from 'lru-cache'

/** How long a node waits for a version that it has heard of, in ms: no node may have it, and what caches keep is purged with it. */
const longest = 300_000

/**
 * Knows whether another node has shown newer content than this one, whose version `own` gives.
 * @requirement OPS-08
 */
export function createNewestVersion(own: () => string | undefined, now: () => number = () => performance.now()) {
  /** The versions that this node has had: one that hears of such a version is not behind. */
  const had = new LRUCache<string, true>({ max: 100 })
  let newer: { version: string; until: number } | undefined

  function noteOwn(): void {
    const version = own()
    if (version !== undefined) had.set(version, true)
  }

  return {
    noteOwn,
    /** Notes what another node has; whether this one has other content now. */
    noteOther(version: string): boolean {
      noteOwn()
      if (!had.has(version)) newer = { version, until: now() + longest }
      return version !== own()
    },
    isBehind: (): boolean => newer !== undefined && !had.has(newer.version) && now() < newer.until,
  }
}
