import { defaultLocale, locales, type Locale } from '@brand/content'
import type { Context } from 'hono'
import { createApp } from './app.ts'
import { changesBetween, createChangeLog } from './changes.ts'
import { createSnapshot } from './create-snapshot.ts'
import { problemLine } from './ingest/problems.ts'
import { prepareRecord, prepareRecords } from './ingest/read-record.ts'
import { lazyDraftSnapshot } from './lazy-draft-snapshot.ts'
import type { MakeLimiter } from './limiter.ts'
import { createPreviewGate, previewAttempts } from './preview.ts'
import { keepResponses } from './routes/response-cache.ts'
import { createSearch } from './search/index.ts'
import type { Snapshot } from './snapshot.ts'
import type { Source } from './source.ts'

export { tagRules } from './cache-tags.ts'
export { createSnapshot } from './create-snapshot.ts'
export { fileIn } from './embedded/file-in.ts'
export { listRecords, readAssets, readJson } from './embedded/files.ts'
export { embeddedSource } from './embedded/index.ts'
export { problemLine } from './ingest/problems.ts'
export { createLimiter, type Limiter, type MakeLimiter } from './limiter.ts'
export { itemAt } from './links.ts'
export { takePreviewKey, type PreviewGate } from './preview.ts'
export { locksIn, type LockedFile } from './lists/locks.ts'
export { yieldToEventLoop } from './yield-to-event-loop.ts'
export { collectReads, isAffected, recordOfTag, unknown, type Changes, type Tags } from './reads.ts'
export type { CallBindings } from './routes/call.ts'
export { nearestCount } from './routes/locations.ts'
export { relatedCount } from './routes/articles.ts'
export { searchLimits } from './routes/search.ts'
export { isOneOf } from './secrets.ts'
export { isListed, readStatus, type Found, type Item, type Snapshot } from './snapshot.ts'
export type { Problem, Source, SourceRecord } from './source.ts'

type Listener = (snapshot: Snapshot, changes: ReadonlySet<string> | undefined) => void

interface ApiOptions {
  source: Source
  /**
   * Default: all five.
   * @requirement OR-01
   */
  activeLocales?: readonly Locale[]
  /** Names of the surfaces that the brand has; content that names another is reported. Default: any name is accepted. */
  surfaces?: readonly string[] | undefined
  /**
   * The locale in which families are searched, since their names are product names. Default: English.
   * @requirement SRCH-16
   */
  familySearchLocale?: Locale | undefined
  /**
   * The secret that shows drafts. Without one there is no preview.
   * @requirement PAGE-21, OR-10
   */
  previewSecrets?: readonly string[] | undefined
  /** Longest wait of a search for an index that is still being built, in milliseconds. Then it answers 503. Default 5,000. */
  indexTimeout?: number | undefined
  /**
   * Identifies the client of a request, for rate limits; `undefined` is the server itself. Default: the address of the socket; those
   * that were reset have none and are one client. Behind a proxy it is the proxy's address: take the client from the proxy's headers.
   */
  identifyClient?: (c: Context) => string | undefined
  /**
   * Seconds for which shared caches keep an answer, if they are purged after each change. Default: they always revalidate it.
   * @requirement OPS-07
   */
  sharedAge?: (() => number | undefined) | undefined
  /** Makes what counts the attempts of each client. Default: this process counts. */
  makeLimiter?: MakeLimiter | undefined
  /** Logs problems in the content and failures, a line each. Default `console.warn`. */
  log?: (line: string) => void
}

function socketAddress(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming && (incoming.socket?.remoteAddress ?? 'unknown')
}

/**
 * The site's API over a source. `ready` resolves with the first snapshot and rejects when there can be none;
 * until then calls are answered 503. Each change of the source replaces the snapshot as a whole.
 */
export function createApi({
  source,
  activeLocales = locales,
  surfaces,
  familySearchLocale = defaultLocale,
  previewSecrets = [],
  indexTimeout,
  identifyClient = socketAddress,
  sharedAge,
  makeLimiter,
  log = (line) => console.warn(line),
}: ApiOptions) {
  let current: Snapshot | undefined
  const listeners = new Set<Listener>()
  const changeLog = createChangeLog()
  const search = createSearch({ indexTimeout, log })
  const gate = createPreviewGate(previewSecrets, makeLimiter?.('preview', previewAttempts))

  async function loadSnapshot(isPreview: boolean): Promise<Snapshot> {
    const options = { locales: activeLocales, drafts: isPreview, surfaces }
    const loaded = await source.load({ ...options, onRecord: prepareRecord })
    await prepareRecords(loaded.records)
    return createSnapshot(loaded, options)
  }
  const drafts = lazyDraftSnapshot(() => loadSnapshot(true), log)

  async function load(): Promise<Snapshot> {
    const next = await loadSnapshot(false)
    const reported = new Set(current?.problems.map(problemLine))
    for (const line of next.problems.map(problemLine)) if (!reported.has(line)) log(line)
    const last = current
    current = next
    if (next.version === last?.version) return next
    const changes = last && changesBetween(last, next)
    if (last && changes) {
      keepResponses(last, next, changes)
      changeLog.add(changes)
    }
    search.update(next)
    for (const listener of listeners) listener(next, changes)
    return next
  }

  const ready = load()
  let last: Promise<unknown> = ready.catch(() => {})
  let isWaiting = false
  /** Loads are serial; changes that come while one is queued are part of it. After a failed load the last snapshot stays. */
  function reload(): void {
    drafts.invalidate()
    if (isWaiting) return
    isWaiting = true
    last = last
      .then(() => {
        isWaiting = false
        return load()
      })
      .catch((error: unknown) => log(`The content could not be loaded: ${(error as Error).message}`))
  }
  const unwatch = source.watch(reload)

  return {
    /** The API, to be mounted in a server or called in process. */
    app: createApp({
      locales: activeLocales,
      snapshot: () => current,
      drafts: drafts.get,
      familySearchLocale,
      gate,
      identifyClient,
      sharedAge,
      makeLimiter,
      search,
      log,
    }),
    /** Checks who may see drafts; the pages of the site exchange the secret for a cookie. */
    preview: gate,
    /** The current content with its drafts. Throws `ApiError` 503 when it cannot be loaded. */
    drafts: drafts.get,
    /** Identifies the client of a request, as the calls do. */
    identifyClient,
    ready,
    /** Version of the current content; `undefined` before there is any. */
    version: (): string | undefined => current?.version,
    /** Counts the changes of the content in this process; `undefined` before there is any. */
    revision: (): number | undefined => current && changeLog.revision(),
    /** Collects the changes since a revision. */
    changesSince: changeLog.since,
    /** The current content. Throws before `ready`. */
    snapshot(): Snapshot {
      if (!current) throw new Error('The content is not loaded yet: wait for "ready".')
      return current
    },
    /** Resolves when the content and the search index are up to date with all changes until now. */
    async settled(): Promise<void> {
      await last
      await search.settled()
    },
    /** Calls back with each new snapshot, and what has changed unless it is the first one, until the returned function is called. */
    onChange(listener: Listener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Stops watching the source, and the search. */
    close(): void {
      unwatch()
      void search.close()
    },
  }
}

export type Api = ReturnType<typeof createApi>
