import { locales, type Locale } from '@brand/content'
import { createApp } from './app.ts'
import { problemLine } from './ingest/problems.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import type { Source } from './source.ts'

export { embeddedSource } from './embedded/index.ts'
export { problemLine } from './ingest/problems.ts'
export { createSnapshot, type Found, type Item, type Snapshot } from './snapshot.ts'
export type { Problem, Source, SourceRecord } from './source.ts'

interface ApiOptions {
  source: Source
  /** Default: all five (OR-01). */
  activeLocales?: readonly Locale[]
  /** Hears of problems in the content and of failures, a line each. Default `console.warn`. */
  log?: (line: string) => void
}

/**
 * The site's API over a source. `ready` resolves with the first snapshot and rejects when there can be none;
 * until then calls are answered 503. Each change of the source replaces the snapshot as a whole.
 */
export function createApi({ source, activeLocales = locales, log = (line) => console.warn(line) }: ApiOptions) {
  let current: Snapshot | undefined
  const listeners = new Set<(snapshot: Snapshot) => void>()

  async function load(): Promise<Snapshot> {
    const next = createSnapshot(await source.load({ drafts: false, locales: activeLocales }), {
      locales: activeLocales,
      drafts: false,
    })
    const known = new Set(current?.problems.map(problemLine))
    for (const line of next.problems.map(problemLine)) if (!known.has(line)) log(line)
    const isNew = next.version !== current?.version
    current = next
    if (isNew) for (const listener of listeners) listener(next)
    return next
  }

  const ready = load()
  let last: Promise<unknown> = ready.catch(() => {})
  let isWaiting = false
  /** Loads one after the other; one that has not begun yet will see later changes too. A failed load leaves the last snapshot. */
  function reload(): void {
    if (isWaiting) return
    isWaiting = true
    last = last
      .then(() => {
        isWaiting = false
        return load()
      })
      .catch((error: unknown) => log(`The content could not be loaded: ${(error as Error).message}`))
  }
  const close = source.watch(reload)

  return {
    /** The API, to be mounted or asked in process. */
    app: createApp({ locales: activeLocales, snapshot: () => current, log }),
    ready,
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
    /** Stops watching the source. */
    close,
  }
}

export type Api = ReturnType<typeof createApi>
