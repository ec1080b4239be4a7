import { locales, type Locale } from '@brand/content'
import type { Context } from 'hono'
import { createApp } from './app.ts'
import { keepDrafts } from './drafts.ts'
import { problemLine } from './ingest/problems.ts'
import { readAhead } from './ingest/reading.ts'
import { createPreviewGate } from './preview.ts'
import { createSearch } from './search/index.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import type { Source } from './source.ts'

export { bodyLimit } from './bodies.ts'
export { embeddedSource } from './embedded/index.ts'
export { problemLine } from './ingest/problems.ts'
export { takePreviewKey, type PreviewGate } from './preview.ts'
export { nearestCount } from './routes/locations.ts'
export { relatedCount } from './routes/articles.ts'
export { searchLimits } from './routes/search.ts'
export { createSnapshot, isListed, type Found, type Item, type Snapshot } from './snapshot.ts'
export type { Problem, Source, SourceRecord } from './source.ts'

interface ApiOptions {
  source: Source
  /** Default: all five (OR-01). */
  activeLocales?: readonly Locale[]
  /** Names of the surfaces that the brand has; content that names another is reported. Default: any name will do. */
  surfaces?: readonly string[] | undefined
  /** What shows drafts to whoever knows it. Without one nobody sees them (PAGE-21, OR-10). */
  previewSecret?: string | undefined
  /** Folder for what need not be built anew at each start: the search index. Default: nothing is kept. */
  cacheDir?: string | undefined
  /**
   * Tells clients apart, to limit what each may try; `undefined` is the server itself. Default: the address of the socket.
   * Behind a proxy that is the proxy's: name the client by what that proxy says.
   */
  clientOf?: (c: Context) => string | undefined
  /** Hears of problems in the content and of failures, a line each. Default `console.warn`. */
  log?: (line: string) => void
}

const socketAddress = (c: Context): string | undefined =>
  (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress

/**
 * The site's API over a source. `ready` resolves with the first snapshot and rejects when there can be none;
 * until then calls are answered 503. Each change of the source replaces the snapshot as a whole.
 */
export function createApi({
  source,
  activeLocales = locales,
  surfaces,
  previewSecret,
  cacheDir,
  clientOf = socketAddress,
  log = (line) => console.warn(line),
}: ApiOptions) {
  let current: Snapshot | undefined
  const listeners = new Set<(snapshot: Snapshot) => void>()
  const search = createSearch({ folder: cacheDir, log })
  const gate = createPreviewGate(previewSecret)

  async function take(isPreview: boolean): Promise<Snapshot> {
    const options = { locales: activeLocales, drafts: isPreview, surfaces }
    const loaded = await source.load(options)
    await readAhead(loaded.records)
    return createSnapshot(loaded, options)
  }
  const drafts = keepDrafts(() => take(true), log)

  async function load(): Promise<Snapshot> {
    const next = await take(false)
    const known = new Set(current?.problems.map(problemLine))
    for (const line of next.problems.map(problemLine)) if (!known.has(line)) log(line)
    const isNew = next.version !== current?.version
    current = next
    if (isNew) search.update(next)
    if (isNew) for (const listener of listeners) listener(next)
    return next
  }

  const ready = load()
  let last: Promise<unknown> = ready.catch(() => {})
  let isWaiting = false
  /** Loads one after the other; one that has not begun yet will see later changes too. A failed load leaves the last snapshot. */
  function reload(): void {
    drafts.drop()
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
    /** The API, to be mounted or asked in process. */
    app: createApp({ locales: activeLocales, snapshot: () => current, drafts: drafts.get, gate, clientOf, search, log }),
    /** Who may see drafts, for the pages of the site: they exchange the secret for a cookie. */
    preview: gate,
    /** The content with its drafts, as it is now. Throws 503 where it cannot be loaded. */
    drafts: drafts.get,
    /** Tells clients apart, as the calls do. */
    clientOf,
    ready,
    /** Version of the content as it is now; `undefined` before there is any. */
    version: (): string | undefined => current?.version,
    /** The content as it is now. Throws before `ready`. */
    snapshot(): Snapshot {
      if (!current) throw new Error('There is no content yet: wait for "ready".')
      return current
    },
    /** Calls back with each new snapshot, until the function it returns is called. */
    onChange(listener: (snapshot: Snapshot) => void): () => void {
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
