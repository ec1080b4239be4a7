/**
 * The worker thread that holds the indexes, one per locale: building and searching never block a request.
 * @requirement OR-22
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { Locale } from '@brand/content'
import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch'
import type { Document } from './documents.ts'
import type { Hit, Message, Reply, Requests } from './protocol.ts'
import { partsOf, spelled, stem, swapsOf, tailsOf } from './stem.ts'
import { meaningful } from './stop-words.ts'
import { wordsIn } from './words.ts'

/** A document as the index holds it. */
interface Indexed extends Document {
  /** What the compounds among the words of its title and kind may end in. */
  tails: string
  /** It is part of the sample that is searched first. */
  isSample: boolean
}

const optionsFor = (locale: Locale): Options<Indexed> => ({
  fields: ['title', 'kind', 'tails', 'text'],
  storeFields: ['type', 'weight', 'isSample'],
  // It has folded the words already.
  tokenize: wordsIn,
  processTerm: (word) => spelled(word, locale),
  searchOptions: { processTerm: (word) => stem(word, locale) },
})

const indexes = new Map<string, MiniSearch<Indexed>>()

function indexOf(locale: Locale): MiniSearch<Indexed> {
  const index = indexes.get(locale) ?? new MiniSearch<Indexed>(optionsFor(locale))
  indexes.set(locale, index)
  return index
}

/** Whether a document is in the sample: a tenth of all, chosen by a hash of the id. */
const isSample = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7) % 10 === 0

/** Number of documents from which on the sample is searched first. */
const sampledFrom = 5_000
/** Number of matches in the sample that is enough to answer from it alone. */
const enoughMatches = 300

type FindParams = Requests['find']['params']

/**
 * The matches, best first. A word that is in most documents of a large catalogue says little, and ranking all of them takes
 * long: where the sample has enough matches, it is the answer.
 */
function search({ locale, types, limit }: FindParams, query: Query, options: SearchOptions) {
  const index = indexOf(locale)
  const among = (isWanted: (stored: Partial<Indexed>) => boolean) =>
    index.search(query, {
      prefix: true,
      boostDocument: (_id, _term, stored: Partial<Indexed> = {}) =>
        types.includes(stored.type!) && isWanted(stored) ? stored.weight! : 0,
      ...options,
    })
  const sample = index.documentCount > sampledFrom ? among((stored) => stored.isSample!) : []
  return sample.length > Math.max(enoughMatches, limit) ? sample : among(() => true)
}

/**
 * What a thing is called, by how much it counts: its own name, what people call its kind, and the end of a compound.
 * @requirement SRCH-13
 */
const names = { title: 5, kind: 4, tails: 2 }
/** Longer words may have a typing error in each five letters. */
const errors = (word: string) => (word.length > 3 ? Math.max(1, Math.floor(word.length / 5)) : false)

/** A word as it was typed, or any that begins as its forms do. */
const typed =
  (locale: Locale) =>
  (word: string): Query => ({
    combineWith: 'OR',
    queries: [word, { queries: [word], prefix: false, processTerm: (term) => spelled(term, locale) }],
  })
/** Adds other readings to that of a word as it was typed. */
const typedOr =
  (others: (word: string, locale: Locale) => Query[]) =>
  (locale: Locale) =>
  (word: string): Query => ({ combineWith: 'OR', queries: [typed(locale)(word), ...others(word, locale)] })
/** A word as it was typed, or a whole word with typing errors. */
const misspelt = typedOr((word, locale) => [
  {
    combineWith: 'OR',
    processTerm: (term) => spelled(term, locale),
    queries: [{ queries: [word], fuzzy: errors }, ...(word.length > 3 ? [{ queries: swapsOf(word) }] : [])],
  },
])
/** A word as it was typed, or both parts of it where it may be a compound: `Ohren` and `Sessel` for `Ohrensessel`. */
const divided = typedOr((word, locale) =>
  partsOf(word, locale).map((parts) => ({ combineWith: 'AND', queries: parts.map(typed(locale)) })),
)

interface Match {
  id: string
  terms: string[]
  score: number
}

/**
 * The items that have all words, in their names or else in their texts, and whether any has them in its names. Typing errors count only where nothing begins with the
 * typed words, and parts of compounds only where nothing is similar.
 */
function withAll(params: FindParams, words: readonly string[]): { found: Match[]; isNamed: boolean } {
  const isDivisible = words.some((word) => partsOf(word, params.locale).length)
  for (const read of isDivisible ? [typed, misspelt, divided] : [typed, misspelt]) {
    const query: Query = { combineWith: 'AND', queries: words.map(read(params.locale)) }
    const found: Match[] = search(params, query, { fields: Object.keys(names), boost: names })
    const isNamed = found.length > 0
    if (found.length < params.limit) {
      const known = new Set(found.map(({ id }) => id))
      found.push(...search(params, query, { boost: names }).filter(({ id }) => !known.has(id)))
    }
    if (found.length) return { found, isNamed }
  }
  return { found: [], isNamed: false }
}

/**
 * The items that have a good part of the words that any item has, those with more of them first: a word counts the more, the fewer items
 * have it.
 */
function withMost(params: FindParams, words: readonly string[]): Match[] {
  const all = indexOf(params.locale).documentCount
  const found = new Map<string, Match & { share: number }>()
  let total = 0
  for (const word of new Set(words)) {
    const { found: matches } = withAll({ ...params, limit: all }, [word])
    const share = matches.length && Math.log(1 + all / matches.length)
    total += share
    for (const { id, terms, score } of matches) {
      const other = found.get(id)
      found.set(id, {
        id,
        terms: [...(other?.terms ?? []), ...terms],
        score: (other?.score ?? 0) + score,
        share: (other?.share ?? 0) + share,
      })
    }
  }
  const most = [...found.values()].filter(({ share }) => share >= total / 3)
  return most.toSorted((one, other) => other.share * other.score - one.share * one.score)
}

/**
 * What has all words in its names, and then in its text. Where no name has all, what has most of them: a text that happens to have all
 * says less than a name with the one that counts. Words that say nothing are left out, unless a name has them, as in `class a`.
 * @requirement OR-22
 */
function runSearch(params: FindParams): Hit[] {
  const typedWords = wordsIn(params.keyword)
  const words = meaningful(typedWords, params.locale)
  const exact = withAll(params, typedWords)
  const { found, isNamed } = exact.isNamed || words.length === typedWords.length ? exact : withAll(params, words)
  const whole = new Set(found.map(({ id }) => id))
  const matches = isNamed || words.length === 1 ? found : withMost(params, words)
  return matches.slice(0, params.limit).map(({ id, terms }) => ({ id, terms, partial: !whole.has(id) }))
}

/** Number of searches whose hits are cached: most visitors type the same few words, letter by letter. */
const maxCached = 1_000
const cache = new Map<string, Hit[]>()

function find(params: FindParams): Hit[] {
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
      const index = MiniSearch.loadJSON<Indexed>(await readFile(file, 'utf8'), optionsFor(locale))
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
    const tails = ({ title, kind }: Document) => wordsIn(`${title} ${kind}`).flatMap((word) => tailsOf(word, locale))
    index.addAll(add.map((document) => ({ ...document, tails: tails(document).join(' '), isSample: isSample(document.id) })))
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
