import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, type Locale } from '@brand/content'
import { chunked } from '../chunked.ts'
import type { Snapshot } from '../snapshot.ts'
import { createWorkerClient } from './worker-client.ts'
import { documentKey, toDocument, searched, searchedIn, collectRecords, type Searched } from './documents.ts'
import type { Hit } from './protocol.ts'

/** Delay before the first snapshot is indexed, in milliseconds, so that the first requests have the processor. */
const firstIndexDelay = 1_000
/** Shortest time between two updates of the indexes, in milliseconds: while editors save one record after the other, visitors have the processor. */
const minUpdateInterval = 5_000
/** Most searches that wait for the worker at once; further ones are answered 503, so that none waits for long. */
const maxPending = 100
/** Items per message to the worker; searches are answered between two messages. */
const batchSize = 25

const notReady = () => new ApiError('The search is not ready yet', 503)

interface Options {
  /** Longest wait of a search for an index that is still being built, as after a start, in milliseconds. Default 5,000. */
  indexTimeout?: number | undefined
  log: (line: string) => void
}

export interface SearchQuery {
  locale: Locale
  keyword: string
  types: readonly string[]
  limit: number
}

/** The items that are searched in a locale, by key. */
async function itemsIn(snapshot: Snapshot, locale: Locale): Promise<Map<string, Searched>> {
  const items = new Map<string, Searched>()
  for (const entity of searched)
    await chunked(searchedIn(snapshot, entity, locale), (found) => {
      items.set(documentKey(entity.name, found.item.id), collectRecords(found, snapshot, locale))
    })
  return items
}

/** The records that a document is made of. One that is still the same object has not changed. */
const listSources = ({ record, kinds, parts, shown }: Searched): object[] => [
  record,
  ...[...kinds, ...parts, ...shown].map((other) => other.record),
]
const isSame = (one: readonly object[], other: readonly object[] | undefined) =>
  one.length === other?.length && one.every((record, i) => record === other[i])

/** Search over the latest snapshot: one index per locale, in a worker thread, updated by the changed records only. */
export function createSearch({ indexTimeout = 5_000, log }: Options) {
  const worker = createWorkerClient(() => reset())
  /** The records of each entry of an index. */
  const indexed = new Map<Locale, Map<string, object[]>>()
  let latest: Snapshot | undefined
  let done: Snapshot | undefined
  let last: Promise<void> = Promise.resolve()
  /** When an update of the indexes began or ended last. */
  let updated = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let pending = 0

  /** The worker has ended or its state is unknown: the next search or change builds the indexes again. */
  function reset(): void {
    indexed.clear()
    done = undefined
  }

  async function updateIndex(snapshot: Snapshot, locale: Locale): Promise<void> {
    const items = await itemsIn(snapshot, locale)
    const previous = indexed.get(locale)
    const add = [...items].filter(([key, item]) => !isSame(listSources(item), previous?.get(key))).map(([, item]) => item)
    const remove = [...(previous?.keys() ?? [])].filter((key) => !items.has(key))
    if (remove.length) await worker.change({ locale, add: [], remove })
    for (let from = 0; from < add.length; from += batchSize)
      await worker.change({ locale, add: add.slice(from, from + batchSize).map(toDocument), remove: [] })
    indexed.set(locale, new Map([...items].map(([key, item]) => [key, listSources(item)])))
  }

  async function updateIndexes(): Promise<void> {
    const snapshot = latest
    if (!snapshot || snapshot === done) return
    updated = performance.now()
    try {
      for (const locale of snapshot.locales) await updateIndex(snapshot, locale)
      done = snapshot
    } catch (error) {
      reset()
      if (latest) log(`The search index could not be built: ${(error as Error).message}`)
    }
    updated = performance.now()
  }
  /** Brings the indexes up to date; resolves when they are, or when that has failed. */
  const start = (): Promise<void> => (last = last.then(updateIndexes))

  return {
    /** Sets the snapshot to search; until it is indexed the previous one is searched. */
    update(snapshot: Snapshot): void {
      const delay = latest ? Math.max(0, updated + minUpdateInterval - performance.now()) : firstIndexDelay
      latest = snapshot
      timer ??= setTimeout(() => {
        timer = undefined
        void start()
      }, delay).unref()
    },
    /** Resolves when the latest snapshot is indexed. */
    settled: start,
    /** The items that match, best first. Throws `ApiError` 503 while there is no index yet. */
    async find({ locale, keyword, types, limit }: SearchQuery): Promise<Hit[]> {
      if (pending >= maxPending) throw new ApiError('The search is busy', 503)
      pending += 1
      try {
        if (!indexed.has(locale)) await Promise.race([start(), wait(indexTimeout, undefined, { ref: false })])
        if (!indexed.has(locale)) throw notReady()
        return await worker.find({ locale, keyword, types, limit })
      } catch (error) {
        if (error instanceof ApiError) throw error
        reset()
        log(`The search has failed: ${(error as Error).message}`)
        throw notReady()
      } finally {
        pending -= 1
      }
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      latest = undefined
      await worker.close()
    },
  }
}

export type Search = ReturnType<typeof createSearch>
