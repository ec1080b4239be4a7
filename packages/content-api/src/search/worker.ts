/**
 * The worker thread that holds the indexes, one per locale: building and searching never block a request.
 * @requirement OR-22
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import type { Locale } from '@brand/content'
import type { Document } from './documents.ts'
import { findIn } from './find.ts'
import type { Hit, Message, Reply, Requests } from './protocol.ts'
import { spelled, tailsOf } from './stem.ts'
import { changedIndex, emptyIndex, type Reading, type WordIndex } from './word-index.ts'
import { wordsIn } from './words.ts'

const indexes = new Map<Locale, WordIndex>()
/** What has changed in the documents since, by id. */
const changes = new Map<Locale, Map<string, Document | undefined>>()

const readingIn = (locale: Locale): Reading => ({
  spelled: (word) => spelled(word, locale),
  wordsOf({ title, kind, text }) {
    const tails = wordsIn(`${title} ${kind}`).flatMap((word) => tailsOf(word, locale))
    return [wordsIn(title), wordsIn(kind), tails, wordsIn(text)]
  },
})

/** The index of a locale, up to date. */
function indexOf(locale: Locale): WordIndex {
  const [last = emptyIndex, changed] = [indexes.get(locale), changes.get(locale)]
  if (!changed) return last
  const index = changedIndex(last, changed, readingIn(locale))
  indexes.set(locale, index)
  changes.delete(locale)
  return index
}

/** Most documents that wait to be indexed, since a search waits until all of them are. */
const maxChanged = 2_000

/** Number of searches whose hits are cached: most visitors type the same few words, letter by letter. */
const maxCached = 1_000
const cache = new Map<string, Hit[]>()

function find(params: Requests['find']['params']): Hit[] {
  const key = JSON.stringify([params.locale, params.types, params.limit, wordsIn(params.keyword)])
  const hits = cache.get(key) ?? findIn(indexOf(params.locale), params)
  // Least recently used first.
  cache.delete(key)
  cache.set(key, hits)
  if (cache.size > maxCached) cache.delete(cache.keys().next().value!)
  return hits
}

const handlers: { [Name in keyof Requests]: (params: Requests[Name]['params']) => Promise<Requests[Name]['result']> } = {
  async open({ locale, file, documents }) {
    try {
      const index = deserialize(await readFile(file)) as WordIndex
      if (index.entries.length !== documents) return false
      cache.clear()
      changes.delete(locale)
      indexes.set(locale, index)
      return true
    } catch {
      // The file is missing or damaged.
      return false
    }
  },
  async change({ locale, add, remove }) {
    const changed = changes.get(locale) ?? new Map<string, Document | undefined>()
    changes.set(locale, changed)
    for (const id of remove) changed.set(id, undefined)
    for (const document of add) changed.set(document.id, document)
    if (changed.size >= maxChanged) indexOf(locale)
    cache.clear()
  },
  async save({ locale, file }) {
    // Written under another name first, so that no other process reads half a file.
    await writeFile(`${file}.${process.pid}`, serialize(indexOf(locale)))
    await rename(`${file}.${process.pid}`, file)
  },
  find: async (params) => find(params),
}

const port = parentPort!
const call = <Name extends keyof Requests>({ name, params }: Message<Name>) => handlers[name](params)

const reply = (content: Reply) => port.postMessage(content)

port.on('message', (message: Message) => {
  call(message).then(
    (result) => reply({ number: message.number, result }),
    (error: unknown) => reply({ number: message.number, error: (error as Error).message }),
  )
})
