import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, type Locale } from '@brand/content'
import type { Found, Snapshot } from '../snapshot.ts'
import { startThread } from './ask.ts'
import { documentKey, documentOf, searched } from './documents.ts'
import { createFiles } from './files.ts'
import type { Hit } from './protocol.ts'

/** The first snapshot is indexed this long after it came, in milliseconds, so that the first requests have the processor. */
const pause = 1_000
/** How long a search waits for an index that is still being built, in milliseconds. */
const patience = 1_000
/** Searches that may wait for the thread; more are sent away, so that none waits for long. */
const mostWaiting = 100
/** Items that are made ready and indexed in one go; searches are answered in between. */
const portion = 100

const notReady = () => new ApiError('The search is not ready yet', 503)

interface Options {
  /** Folder that keeps the indexes, so that a restart need not build them. Without one they are only in memory. */
  folder?: string | undefined
  log: (line: string) => void
}

interface Ask {
  locale: Locale
  keyword: string
  types: readonly string[]
  limit: number
}

/** What is searched in a locale, by key. */
const itemsIn = (snapshot: Snapshot, locale: Locale) =>
  new Map<string, Found>(
    searched.flatMap(({ name }) =>
      snapshot.list(name, locale).map((found) => [documentKey(name, found.item.id), found] as const),
    ),
  )

/** Search over the latest snapshot: an index for each locale, in a thread of its own, changed by what the content changes. */
export function createSearch({ folder, log }: Options) {
  const thread = startThread(() => forget())
  const files = createFiles(folder)
  /** The record behind each entry of an index; a record that is still the same object has not changed. */
  const indexed = new Map<Locale, Map<string, object>>()
  let wanted: Snapshot | undefined
  let done: Snapshot | undefined
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let asking = 0

  /** What cannot be kept has to be built again at the next start, and that is all. */
  async function keep(locale: Locale, file: string): Promise<void> {
    try {
      await files.prepare()
      await thread.save({ locale, file })
    } catch (error) {
      log(`The search index could not be kept: ${(error as Error).message}`)
    }
  }
  /** What the thread holds is not known any more, or it has ended: the next search or change builds it anew. */
  function forget(): void {
    indexed.clear()
    done = undefined
  }

  async function change(snapshot: Snapshot, locale: Locale): Promise<void> {
    const items = itemsIn(snapshot, locale)
    const holds = indexed.get(locale)
    const file = files.nameOf(snapshot.version, locale)
    const isKept = !holds && file !== undefined && (await thread.open({ locale, file, documents: items.size }))
    if (!isKept) {
      const add = [...items].filter(([key, { record }]) => holds?.get(key) !== record).map(([, found]) => found)
      const remove = [...(holds?.keys() ?? [])].filter((key) => !items.has(key))
      if (remove.length) await thread.change({ locale, add: [], remove })
      for (let start = 0; start < add.length; start += portion)
        await thread.change({ locale, add: add.slice(start, start + portion).map(documentOf), remove: [] })
      if (file !== undefined) await keep(locale, file)
    }
    indexed.set(locale, new Map([...items].map(([key, { record }]) => [key, record])))
  }

  const next = () => (wanted === done ? undefined : wanted)
  async function run(): Promise<void> {
    try {
      for (let snapshot = next(); snapshot; snapshot = next()) {
        for (const locale of snapshot.locales) await change(snapshot, locale)
        await files.removeBut(snapshot.version)
        done = snapshot
      }
    } catch (error) {
      forget()
      if (wanted) log(`The search index could not be built: ${(error as Error).message}`)
    }
  }
  function begin(): Promise<void> {
    clearTimeout(timer)
    return (running ??= run().finally(() => (running = undefined)))
  }

  return {
    /** Takes a snapshot to search from now on; until it is indexed the one before is searched. */
    update(snapshot: Snapshot): void {
      const isFirst = !wanted
      wanted = snapshot
      if (isFirst) timer = setTimeout(() => void begin(), pause).unref()
      else void begin()
    },
    /** The items that match, best first. Throws 503 while there is no index yet. */
    async find({ locale, keyword, types, limit }: Ask): Promise<Hit[]> {
      if (asking >= mostWaiting) throw new ApiError('The search is busy', 503)
      asking += 1
      try {
        if (!indexed.has(locale)) await Promise.race([begin(), wait(patience, undefined, { ref: false })])
        if (!indexed.has(locale)) throw notReady()
        return await thread.find({ locale, keyword, types, limit })
      } catch (error) {
        if (error instanceof ApiError) throw error
        forget()
        log(`The search has failed: ${(error as Error).message}`)
        throw notReady()
      } finally {
        asking -= 1
      }
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      wanted = undefined
      await thread.close()
    },
  }
}

export type Search = ReturnType<typeof createSearch>
