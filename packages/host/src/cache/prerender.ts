import type { Idle } from './idle.ts'
import type { PageAddress, PageCache } from './page-cache.ts'

interface PrerenderOptions {
  cache: Pick<PageCache, 'stale' | 'has' | 'isFull' | 'renderAhead'>
  /** Paths of all published pages. */
  published: () => Promise<readonly string[]>
  /** The addresses of the site. */
  baseUrls: readonly string[]
  idle: Pick<Idle, 'wait'>
}

/**
 * Renders pages before they are requested, one at a time, while the server is idle. The stale pages of the cache come first, most
 * requested first, also those that are no longer published; then every published page, until the cache is full. The function it
 * gives starts over; it resolves with the number of pages rendered, or with `undefined` when a later call took over.
 */
export function createPrerenderer({ cache, published, baseUrls, idle }: PrerenderOptions) {
  let latest = 0

  return async function prerender(): Promise<number | undefined> {
    const run = (latest += 1)
    let count = 0
    /** Renders one page; `false` when this run is over. */
    async function render(page: PageAddress): Promise<boolean> {
      await idle.wait()
      if (run !== latest) return false
      await cache.renderAhead(page)
      count += 1
      return true
    }
    for (const page of cache.stale()) if (!(await render(page))) return undefined
    for (const path of await published())
      for (const baseUrl of baseUrls) {
        if (cache.isFull) return count
        if (!cache.has({ path, baseUrl }) && !(await render({ path, baseUrl }))) return undefined
      }
    return run === latest ? count : undefined
  }
}
