/** The thread that holds the indexes, one for each locale: building and searching never hold up a request (OR-22). */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Document } from './documents.ts'
import type { Hit, Message, Reply, Requests } from './protocol.ts'
import { wordsIn } from './words.ts'

/** A document as the index holds it. */
interface Indexed extends Document {
  /** It is one of the tenth that is looked at first. */
  isFirst: boolean
}

const options = {
  fields: ['title', 'text'],
  storeFields: ['type', 'isFirst'],
  tokenize: wordsIn,
  // Words come folded from the tokenizer.
  processTerm: (word: string) => word,
}

const indexes = new Map<string, MiniSearch<Indexed>>()

function indexOf(locale: string): MiniSearch<Indexed> {
  const index = indexes.get(locale) ?? new MiniSearch<Indexed>(options)
  indexes.set(locale, index)
  return index
}

const tenth = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7) % 10 === 0

/** From this size on, a tenth of the documents is looked at first, in number of documents. */
const large = 5_000
/** Of so many matches in the tenth the best ones are good enough. */
const enough = 300

/**
 * What matches, best first. A word that stands in most documents of a large catalogue tells little, and ranking them all takes
 * long: where a tenth of them has more than enough, those stand for all.
 */
function search({ locale, keyword, types, limit }: Requests['find']['ask'], more: SearchOptions) {
  const index = indexOf(locale)
  const among = (isWanted: (stored: Partial<Indexed>) => boolean) =>
    index.search(keyword, {
      combineWith: 'AND',
      prefix: true,
      boostDocument: (_id, _term, stored: Partial<Indexed> = {}) => (types.includes(stored.type!) && isWanted(stored) ? 1 : 0),
      ...more,
    })
  const some = index.documentCount > large ? among(({ isFirst }) => isFirst!) : []
  return some.length > Math.max(enough, limit) ? some : among(() => true)
}

/** All words have to match. Titles first; then texts; a near match only where nothing begins with what was typed (OR-22). */
function findAnew(ask: Requests['find']['ask']): Hit[] {
  const found = search(ask, { fields: ['title'] })
  if (found.length < ask.limit) {
    const known = new Set(found.map(({ id }) => id))
    found.push(...search(ask, { boost: { title: 4 } }).filter(({ id }) => !known.has(id)))
  }
  if (!found.length) found.push(...search(ask, { fuzzy: (word) => (word.length > 3 ? 0.2 : false), boost: { title: 4 } }))
  return found.slice(0, ask.limit).map(({ id, terms }) => ({ id, terms }))
}

/** Searches whose hits are kept: most visitors type the same few words, letter by letter. */
const keptSearches = 1_000
const kept = new Map<string, Hit[]>()

function find(ask: Requests['find']['ask']): Hit[] {
  const key = JSON.stringify([ask.locale, ask.types, ask.limit, wordsIn(ask.keyword)])
  const hits = kept.get(key) ?? findAnew(ask)
  // What was asked last goes to the end; the first is what nobody has asked for the longest time.
  kept.delete(key)
  kept.set(key, hits)
  if (kept.size > keptSearches) kept.delete(kept.keys().next().value!)
  return hits
}

const handlers: { [Name in keyof Requests]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> } = {
  async open({ locale, file, documents }) {
    try {
      // At once: in slices it takes longer than to build the index anew.
      const index = MiniSearch.loadJSON<Indexed>(await readFile(file, 'utf8'), options)
      if (index.documentCount !== documents) return false
      kept.clear()
      indexes.set(locale, index)
      return true
    } catch {
      // There is none, or it is damaged.
      return false
    }
  },
  async change({ locale, add, remove }) {
    const index = indexOf(locale)
    for (const id of [...remove, ...add.map(({ id }) => id)]) if (index.has(id)) index.discard(id)
    const indexed = add.map((document) => ({ ...document, isFirst: tenth(document.id) }))
    index.addAll(indexed)
    kept.clear()
  },
  async save({ locale, file }) {
    // Written under another name first, so that no other process reads half a file.
    await writeFile(`${file}.${process.pid}`, JSON.stringify(indexOf(locale)))
    await rename(`${file}.${process.pid}`, file)
  },
  find: async (ask) => find(ask),
}

const port = parentPort!
const answer = <Name extends keyof Requests>({ name, ask }: Message<Name>) => handlers[name](ask)

const reply = (content: Reply) => port.postMessage(content)

port.on('message', (message: Message) => {
  answer(message).then(
    (answer) => reply({ number: message.number, answer }),
    (error: unknown) => reply({ number: message.number, error: (error as Error).message }),
  )
})
