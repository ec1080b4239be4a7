import { LRUCache } from 'lru-cache'

/**
 * Longest time that this node counts as behind another one's version, in ms. Perhaps no node has that version, and its arrival
 * purges the caches.
 */
const maxBehind = 300_000

/**
 * Knows whether another node has shown newer content than this one, whose version `own` gives.
 * @requirement OPS-08
 */
export function createNewestVersion(own: () => string | undefined, now: () => number = () => performance.now()) {
  /** The versions that this node has had: one that hears of such a version is not behind. */
  const seenVersions = new LRUCache<string, true>({ max: 100 })
  let newer: { version: string; until: number } | undefined

  function noteOwn(): void {
    const version = own()
    if (version !== undefined) seenVersions.set(version, true)
  }

  return {
    noteOwn,
    /** Notes what another node has; whether this one has other content now. */
    noteOther(version: string): boolean {
      noteOwn()
      if (!seenVersions.has(version)) newer = { version, until: now() + maxBehind }
      return version !== own()
    },
    isBehind: (): boolean => newer !== undefined && !seenVersions.has(newer.version) && now() < newer.until,
  }
}
