import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Changes, Tags } from '@brand/content-api'
import { TooManyWaitingError, type Turn } from '../queue/fair-queue.ts'
import { toBrotli } from './compress.ts'
import { isMissing } from './missing.ts'
import {
  answerPacked,
  answerWith,
  encodePage,
  decompressHtml,
  keptFor,
  type Answer,
  type Conditions,
  type EncodedPage,
  type Rendered,
} from './page.ts'
import { plainTags, type TagRules } from './tags.ts'

/** A page of one of the addresses that the site has. */
export interface PageAddress {
  path: string
  /** Address of the site, which canonical links name. */
  baseUrl: string
}

interface PageCacheOptions<Version> {
  /** Renders a page, in the turn of the client that waits for it. */
  render: (page: PageAddress, turn: Turn) => Promise<Rendered>
  /** Version of the content now, which no earlier one had. A page of another version is stale, unless nothing that it shows has changed. */
  version: () => Version | undefined
  /** Returns the changes since a version. Default: everything has changed. */
  changesSince?: (version: Version) => Changes
  /** Time that shared caches keep a page, in seconds. Default 60; longer where they are purged after a change. */
  sharedAge?: (() => number | undefined) | undefined
  /** Called with where the answer of a page comes from. */
  onAnswer?: ((from: 'fresh' | 'stale' | 'rendered') => void) | undefined
  /** Default `plainTags`. */
  rules?: TagRules | undefined
  /** Default 64 MB. */
  maxBytes?: number
  /** A clock in ms that nobody can set back. Default `performance.now`. */
  now?: () => number
}

interface CachedPage<Version> extends EncodedPage {
  address: PageAddress
  /** The last version of the content that would give the same page. */
  version: Version | undefined
  /** When the content changed after that; `undefined` until then. */
  staleSince: number | undefined
  requests: number
  isCompressing: boolean
}

/** Most repeated renderings of a page whose content changes during its rendering. */
const maxRetries = 3

/** Share of the cache for pages that are rendered ahead; the rest is for requested pages. */
const aheadShare = 0.9

/**
 * A page is not answered any more when it has been stale for this long, in ms.
 * @requirement RELIABILITY 7
 */
const maxStaleness = 60_000

/** Time that shared caches keep a stale page, in seconds. */
const staleAge = 1

const toKey = ({ baseUrl, path }: PageAddress) => `${baseUrl} ${path}`

/**
 * Caches rendered pages with status 200, and those that stand for all that are not there, compressed, least recently used out. A page
 * that has been stale for less than a minute is answered as it is and rendered again in the background. Only the first visitor of
 * a page that was never rendered waits; all who wait for a page share one rendering.
 * @requirement RELIABILITY 7, 8
 */
export function createPageCache<Version extends string | number>({
  render,
  version,
  changesSince = () => ({ has: () => true }),
  sharedAge,
  onAnswer,
  rules = plainTags,
  maxBytes = 64 * 2 ** 20,
  now = () => performance.now(),
}: PageCacheOptions<Version>) {
  type Page = CachedPage<Version>
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ gzip, br }) => gzip.length + (br?.length ?? 0) + 1024,
  })
  const rendering = new Map<string, Promise<EncodedPage>>()
  const background = new PQueue({ concurrency: 1 })
  const requested = new Set<string>()

  /** Whether nothing of what a page was made of has changed since a version. */
  const isUnchanged = (tags: Tags, since: Version | undefined): boolean =>
    since === version() || (since !== undefined && !rules.isAffected(tags, changesSince(since)))

  /** Whether the content of now would give the same page. */
  function isFresh(page: Page): boolean {
    // A stale page stays stale until it is rendered again.
    if (page.staleSince !== undefined) return false
    const isSame = isUnchanged(page.tags, page.version)
    // The next check skips the changes until now.
    if (isSame) page.version = version()
    return isSame
  }

  /** A page that is rendered while what it shows changes may be part old, part new: it is rendered again. */
  async function renderConsistently(address: PageAddress, turn: Turn) {
    for (let retries = 0; ; retries += 1) {
      const before = version()
      const page = await render(address, turn)
      const isConsistent = isUnchanged(page.tags ?? rules.unknown, before)
      if (isConsistent || retries === maxRetries) return { page, madeOf: before, isConsistent }
    }
  }

  async function renderAndStore(address: PageAddress, turn: Turn): Promise<EncodedPage> {
    const key = toKey(address)
    const { page, madeOf, isConsistent } = await renderConsistently(address, turn).catch((error: unknown) => {
      // A refused task has not rendered the page: the cached one stays.
      if (!(error instanceof TooManyWaitingError)) pages.delete(key)
      throw error
    })
    const isKept = page.status === 200 || (page.status === 404 && isMissing(address.path))
    if (!isKept) pages.delete(key)
    const encoded = await encodePage(page, address.path, true, rules)
    if (!isKept || !isConsistent || !isUnchanged(encoded.tags, madeOf)) return encoded
    const old = pages.peek(key)
    // Most changes of the content do not affect a page: its best compression is reused.
    if (old && encoded.headers.etag && old.headers.etag === encoded.headers.etag)
      Object.assign(old, { version: version(), tags: encoded.tags, staleSince: undefined })
    else
      pages.set(key, {
        ...encoded,
        address,
        version: version(),
        staleSince: undefined,
        requests: old?.requests ?? 0,
        isCompressing: false,
      })
    return encoded
  }

  function renderOnce(address: PageAddress, turn: Turn): Promise<EncodedPage> {
    const key = toKey(address)
    const running = rendering.get(key) ?? renderAndStore(address, turn).finally(() => rendering.delete(key))
    rendering.set(key, running)
    return running
  }

  const isCurrent = (address: PageAddress) => {
    const cached = pages.peek(toKey(address))
    return cached !== undefined && isFresh(cached)
  }

  /** Renders a page unless it is current, one at a time. */
  const renderInBackground = (address: PageAddress, priority: number) =>
    background
      .add(() => (isCurrent(address) ? undefined : renderOnce(address, {})), { priority })
      .then(
        () => undefined,
        (error: unknown) => console.error(`${address.path} could not be prerendered:`, error),
      )

  /** Compresses a requested page again, as small as possible, on the thread pool. */
  async function compressBest(key: string, page: Page) {
    page.isCompressing = true
    const br = await toBrotli(await decompressHtml(page))
    if (pages.peek(key) === page) pages.set(key, { ...page, br })
  }

  function find(address: PageAddress, acceptsBrotli: boolean): Page | undefined {
    const key = toKey(address)
    const page = pages.get(key)
    if (!page || (page.staleSince !== undefined && now() - page.staleSince >= maxStaleness)) return undefined
    page.requests += 1
    if (acceptsBrotli && !page.isCompressing) void compressBest(key, page)
    if (!isFresh(page) && !requested.has(key)) {
      requested.add(key)
      void renderInBackground(address, 1).finally(() => requested.delete(key))
    }
    return page
  }

  /** Sets how long shared caches keep an answer: briefly for a stale page, which was already purged. */
  const agedAnswer = (answer: Answer, isNew: boolean): Answer => ({
    ...answer,
    headers: keptFor(answer.headers, isNew ? (sharedAge?.() ?? 60) : staleAge),
  })

  return {
    /** Answers a request for a page: the cached one, even if stale for a while; else a new one, in the turn of its client. */
    async answer(address: PageAddress, conditions: Conditions, turn: Turn = {}): Promise<Answer> {
      const found = find(address, conditions.br)
      onAnswer?.(found ? (isFresh(found) ? 'fresh' : 'stale') : 'rendered')
      return agedAnswer(await answerWith(found ?? (await renderOnce(address, turn)), conditions), isCurrent(address))
    },

    /** The answer of a page that is cached, in an encoding that it is kept in; `undefined` where `answer` has to be asked. */
    answerNow(address: PageAddress, conditions: Conditions): Answer | undefined {
      const found = find(address, conditions.br)
      const answer = found && answerPacked(found, conditions)
      if (!answer) return undefined
      const isNew = isFresh(found)
      onAnswer?.(isNew ? 'fresh' : 'stale')
      return agedAnswer(answer, isNew)
    },

    /** To be called when the content has changed: from then on the pages that it concerns are stale. */
    noteChange(): void {
      for (const page of pages.values()) if (!isFresh(page)) page.staleSince ??= now()
    },

    /** Renders a page ahead unless it is current; after those that visitors ask for. Errors are logged. */
    renderAhead: (address: PageAddress): Promise<void> => renderInBackground(address, 0),

    /** The stale pages, most requested first. */
    stale: (): PageAddress[] =>
      [...pages.values()]
        .filter((page) => !isFresh(page))
        .toSorted((a, b) => b.requests - a.requests)
        .map(({ address }) => address),

    has: (address: PageAddress): boolean => pages.has(toKey(address)),

    /** Whether there is no space left for pages that are rendered ahead. */
    get isFull() {
      return pages.calculatedSize >= maxBytes * aheadShare
    },
    /** Pages held now. */
    get size() {
      return pages.size
    },
    /** Bytes held now. */
    get bytes() {
      return pages.calculatedSize
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
