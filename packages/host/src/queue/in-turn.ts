import type { Rendered } from '../cache/page.ts'
import type { FairQueue, Turn } from './fair-queue.ts'

/** Renders the page at a path, of the site at an address. `visitor` is the input of a page beside its path, such as a query. */
export type Renderer<Visitor> = (path: string, baseUrl: string, visitor?: Visitor, turn?: Turn) => Promise<Rendered>

/**
 * Renders each page in its turn, see `createFairQueue`. Default: it is the server's own. Pages that depend on a visitor are
 * paced: they are not cached, so their number has no limit.
 */
export const inTurn =
  <Visitor>(render: Renderer<Visitor>, queue: FairQueue): Renderer<Visitor> =>
  (path, baseUrl, visitor, turn = {}) =>
    queue({ ...turn, isPaced: !!visitor }, () => render(path, baseUrl, visitor))
