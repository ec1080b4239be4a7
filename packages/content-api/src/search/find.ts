import type { Locale } from '@brand/content'
import type { Query } from 'minisearch'
import type { DocumentsIndex } from './documents-index.ts'
import type { Hit, Requests } from './protocol.ts'
import { listEndings, splitCompound, spelled, stem, swapLetters } from './stem.ts'
import { meaningful } from './stop-words.ts'
import { wordsIn } from './words.ts'

type FindParams = Requests['find']['params'] & { index: DocumentsIndex }

interface Found {
  id: string
  terms: string[]
  score: number
  /** Its names have the words. */
  isNamed: boolean
}

/** The query for a word, as it is read. */
type Matcher = (word: string, locale: Locale) => Query

const matchAny = (...queries: Query[]): Query => ({ combineWith: 'OR', queries })

/** Longer words may have a typing error in each five letters. */
const errorsIn = (word: string) => (word.length > 3 ? Math.max(1, Math.floor(word.length / 5)) : false)

/** A word as it was typed, or any that begins as its forms do. */
const typed: Matcher = (word, locale) =>
  matchAny(word, { queries: [word], prefix: false, processTerm: (term) => spelled(term, locale) })

/** A word as it was typed, or a whole word with typing errors. */
const misspelt: Matcher = (word, locale) =>
  matchAny(typed(word, locale), {
    combineWith: 'OR',
    processTerm: (term) => spelled(term, locale),
    queries: [{ queries: [word], fuzzy: errorsIn }, ...(word.length > 3 ? [{ queries: swapLetters(word) }] : [])],
  })

/** A word as it was typed, or both parts of it where it may be a compound: `Ohren` and `Sessel` for `Ohrensessel`. */
const divided: Matcher = (word, locale) =>
  matchAny(
    typed(word, locale),
    ...splitCompound(word, locale).map((parts): Query => ({
      combineWith: 'AND',
      queries: parts.map((part) => typed(part, locale)),
    })),
  )

/**
 * Weights of the names of a thing: its own name, the common names of its kind, and the end of a compound.
 * @requirement SRCH-13
 */
const names = { title: 5, kind: 4, compoundEndings: 2 }

/** The items that match, best first. */
const search = ({ index, types }: FindParams, query: Query, isNamed: boolean): Found[] =>
  index
    .search(query, {
      boostDocument: (_id, _term, { type, weight } = {}) => (types.includes(type as string) ? (weight as number) : 0),
      ...(isNamed && { fields: Object.keys(names) }),
      boost: names,
    })
    .map(({ id, terms, score }) => ({ id: id as string, terms, score, isNamed }))

/** The items that have all words, as they are read, in their names, and then those that have them anywhere. */
function withAllRead(params: FindParams, words: readonly string[], read: Matcher): Found[] {
  const query: Query = { combineWith: 'AND', queries: words.map((word) => read(word, params.locale)) }
  const named = search(params, query, true)
  if (named.length >= params.limit) return named
  const namedIds = new Set(named.map(({ id }) => id))
  return [...named, ...search(params, query, false).filter(({ id }) => !namedIds.has(id))]
}

const hasNamed = ([first]: readonly Found[]) => first?.isNamed ?? false

/**
 * The items that have all words. Typing errors count only where nothing begins with the typed words, and parts of compounds only where
 * nothing is similar.
 */
function withAll(params: FindParams, words: readonly string[]): Found[] {
  for (const read of [typed, misspelt, divided]) {
    const found = withAllRead(params, words, read)
    if (found.length) return found
  }
  return []
}

/** The items that are called as an unknown word ends: lamps for `Stehleuchte`, curtains for `Schallschutzvorhang`. */
function calledAsItEnds(params: FindParams, word: string): Found[] {
  for (const end of listEndings(word)) {
    const isEnd = (term: string) => stem(term, params.locale) === stem(end, params.locale)
    const found = search(params, typed(end, params.locale), true).filter(({ terms }) => terms.some(isEnd))
    if (found.length) return found
  }
  return []
}

/**
 * The items that have a word, or that are called as it ends where none is called so. An item of which both is true counts twice:
 * a fabric with `visgraatstof` in its text is a better result than any fabric.
 */
function withWord(params: FindParams, word: string): Found[] {
  const found = withAll({ ...params, limit: params.index.documentCount }, [word])
  return hasNamed(found) ? found : [...calledAsItEnds(params, word), ...found]
}

/** Weight of a word that an item has in its texts only. */
const inTexts = 0.5
/** Weight of the last word in English. It names the kind of thing, as the end of a compound does elsewhere: `floor lamp`. */
const lastInEnglish = 1.5

/**
 * The items that have a good part of the words that any item has, those with more of them first. A rare word counts more than a
 * frequent one.
 */
function withMost(params: FindParams, words: readonly string[]): Found[] {
  const all = params.index.documentCount
  const items = new Map<string, Found & { share: number }>()
  let total = 0
  for (const word of new Set(words)) {
    const matches = withWord(params, word)
    const weight = params.locale === 'en' && word === words.at(-1) ? lastInEnglish : 1
    const rareness = matches.length && weight * Math.log(1 + all / matches.length)
    total += rareness * (hasNamed(matches) ? 1 : inTexts)
    for (const match of matches) {
      const { terms, score, share } = items.get(match.id) ?? { terms: [], score: 0, share: 0 }
      items.set(match.id, {
        ...match,
        terms: [...terms, ...match.terms],
        score: score + match.score,
        share: share + rareness * (match.isNamed ? 1 : inTexts),
      })
    }
  }
  const best = [...items.values()].filter(({ share }) => share >= total / 3)
  return best.toSorted((one, other) => other.share * other.score - one.share * one.score)
}

/**
 * Finds the items with all words in their names, and then those with all words in their texts. Where no name has all words, it
 * finds the items with most of them. There a name with the important word counts more than a text with all words. Filler words
 * are ignored, unless a name has them, as in `class a`.
 * @requirement OR-22
 */
export function findIn(index: DocumentsIndex, asked: Requests['find']['params']): Hit[] {
  const params = { ...asked, index }
  const typedWords = wordsIn(params.keyword)
  const words = meaningful(typedWords, params.locale)
  const exact = withAll(params, typedWords)
  const found = hasNamed(exact) || words.length === typedWords.length ? exact : withAll(params, words)
  const whole = new Set(found.map(({ id }) => id))
  const matches = hasNamed(found) ? found : withMost(params, words)
  return matches.slice(0, params.limit).map(({ id, terms }) => ({ id, terms, partial: !whole.has(id) }))
}
