/** The worker thread that holds the indexes, one per locale: building and searching never block a request (OR-22). */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Document } from './documents.ts'
import type { Hit, Message, Reply, Requests } from './protocol.ts'
import { wordsIn } from './words.ts'

/** A document as the index holds it. */
interface Indexed extends Document {
  /** It is part of the sample that is searched first. */
  isSample: boolean
}

const options = {
  fields: ['title', 'text'],
  storeFields: ['type', 'isSample'],
  tokenize: wordsIn,
  // The tokenizer has folded the words already.
  processTerm: (word: string) => word,
}

const indexes = new Map<string, MiniSearch<Indexed>>()

function indexOf(locale: string): MiniSearch<Indexed> {
  const index = indexes.get(locale) ?? new MiniSearch<Indexed>(options)
  indexes.set(locale, index)
  return index
}

/** Whether a document is in the sample: a tenth of all, chosen by a hash of the id. */
const isSample = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7) % 10 === 0

/** Number of documents from which on the sample is searched first. */
const sampledFrom = 5_000
/** Number of matches in the sample that is enough to answer from it alone. */
const enoughMatches = 300

/**
 * The matches, best first. A word that is in most documents of a large catalogue says little, and ranking all of them takes
 * long: where the sample has enough matches, it is the answer.
 */
function search({ locale, keyword, types, limit }: Requests['find']['params'], more: SearchOptions) {
  const index = indexOf(locale)
  const among = (isWanted: (stored: Partial<Indexed>) => boolean) =>
    index.search(keyword, {
      combineWith: 'AND',
      prefix: true,
      boostDocument: (_id, _term, stored: Partial<Indexed> = {}) => (types.includes(stored.type!) && isWanted(stored) ? 1 : 0),
      ...more,
    })
  const sample = index.documentCount > sampledFrom ? among((stored) => stored.isSample!) : []
  return sample.length > Math.max(enoughMatches, limit) ? sample : among(() => true)
}

/** All words must match. Titles first, then texts; a fuzzy match only where nothing begins with the typed words (OR-22). */
function runSearch(params: Requests['find']['params']): Hit[] {
  const found = search(params, { fields: ['title'] })
  if (found.length < params.limit) {
    const inTitles = new Set(found.map(({ id }) => id))
    found.push(...search(params, { boost: { title: 4 } }).filter(({ id }) => !inTitles.has(id)))
  }
  if (!found.length) found.push(...search(params, { fuzzy: (word) => (word.length > 3 ? 0.2 : false), boost: { title: 4 } }))
  return found.slice(0, params.limit).map(({ id, terms }) => ({ id, terms }))
}

/** Number of searches whose hits are cached: most visitors type the same few words, letter by letter. */
const maxCached = 1_000
const cache = new Map<string, Hit[]>()

function find(params: Requests['find']['params']): Hit[] {
  const key = JSON.stringify([params.locale, params.types, params.limit, wordsIn(params.keyword)])
  const hits = cache.get(key) ?? runSearch(params)
  // Least recently used first.
  cache.delete(key)
  cache.set(key, hits)
  if (cache.size > maxCached) cache.delete(cache.keys().next().value!)
  return hits
}

const handlers: { [Name in keyof Requests]: (params: Requests[Name]['params']) => Promise<Requests[Name]['result']> } = {
  async open({ locale, file, documents }) {
    try {
      // Synchronous: loading in chunks takes longer than building the index again.
      const index = MiniSearch.loadJSON<Indexed>(await readFile(file, 'utf8'), options)
      if (index.documentCount !== documents) return false
      cache.clear()
      indexes.set(locale, index)
      return true
    } catch {
      // The file is missing or damaged.
      return false
    }
  },
  async change({ locale, add, remove }) {
    const index = indexOf(locale)
    for (const id of [...remove, ...add.map(({ id }) => id)]) if (index.has(id)) index.discard(id)
    index.addAll(add.map((document) => ({ ...document, isSample: isSample(document.id) })))
    cache.clear()
  },
  async save({ locale, file }) {
    // Written under another name first, so that no other process reads half a file.
    await writeFile(`${file}.${process.pid}`, JSON.stringify(indexOf(locale)))
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
