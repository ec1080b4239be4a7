/** The thread that holds the indexes, one for each locale: building and searching never hold up a request (OR-22). */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Document } from './documents.ts'
import type { Hit, Message, Reply, Requests } from './protocol.ts'
import { wordsIn } from './words.ts'

const options = {
  fields: ['title', 'text'],
  storeFields: ['type'],
  tokenize: wordsIn,
  // Words come folded from the tokenizer.
  processTerm: (word: string) => word,
}

const indexes = new Map<string, MiniSearch<Document>>()

function indexOf(locale: string): MiniSearch<Document> {
  const index = indexes.get(locale) ?? new MiniSearch<Document>(options)
  indexes.set(locale, index)
  return index
}

/** All words have to match. Titles first; then texts; a near match only where nothing begins with what was typed (OR-22). */
function findAnew({ locale, keyword, types, limit }: Requests['find']['ask']): Hit[] {
  const index = indexOf(locale)
  const search = (more: SearchOptions) =>
    index.search(keyword, { combineWith: 'AND', prefix: true, filter: ({ type }) => types.includes(type), ...more })
  const found = search({ fields: ['title'] })
  if (found.length < limit) {
    const known = new Set(found.map(({ id }) => id))
    found.push(...search({ boost: { title: 4 } }).filter(({ id }) => !known.has(id)))
  }
  if (!found.length) found.push(...search({ fuzzy: (word) => (word.length > 3 ? 0.2 : false), boost: { title: 4 } }))
  return found.slice(0, limit).map(({ id, terms }) => ({ id, terms }))
}

/** Searches whose hits are kept: most visitors type the same few words, letter by letter. */
const keptSearches = 300
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

/** Added in portions, so that searches are answered in between. */
const portion = 50

const handlers: { [Name in keyof Requests]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> } = {
  async open({ locale, file }) {
    try {
      kept.clear()
      indexes.set(locale, await MiniSearch.loadJSONAsync<Document>(await readFile(file, 'utf8'), options))
      return true
    } catch {
      // There is none, or it was cut short.
      return false
    }
  },
  async change({ locale, add, remove }) {
    const index = indexOf(locale)
    for (const id of [...remove, ...add.map(({ id }) => id)]) if (index.has(id)) index.discard(id)
    await index.addAllAsync(add, { chunkSize: portion })
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
