import type { Locale } from '@brand/content'
import { allOf, anyOf, matchesOf, placesFrom, type Match, type Matches, type Scope } from './matches.ts'
import type { Hit, Requests } from './protocol.ts'
import { partsOf, spelled, stem, swapsOf } from './stem.ts'
import { meaningful } from './stop-words.ts'
import { sampledOf, type Entry, type WordIndex } from './word-index.ts'
import { wordsIn } from './words.ts'

/** What is searched, in which index. */
interface Params extends Omit<Requests['find']['params'], 'keyword'> {
  index: WordIndex
  /** Items that are looked at in any case, by id, and beside them only a sample where that is enough. Default: as many as are wanted. */
  known?: ReadonlyMap<string, unknown>
}

/** The entries of a scope that have a word, as it is read. */
type Reading = (scope: Scope, word: string, locale: Locale) => Matches

/** Longer words may have a typing error in each five letters. */
const errorsIn = (word: string) => (word.length > 3 ? Math.max(1, Math.floor(word.length / 5)) : 0)

/** A word as it was typed, or any that begins as its forms do. */
const typed: Reading = (scope, word, locale) => {
  const [beginning, whole] = [stem(word, locale), spelled(word, locale)]
  return beginning === whole
    ? matchesOf(scope, whole, { isBeginning: true, weight: 2 })
    : anyOf([matchesOf(scope, beginning, { isBeginning: true }), matchesOf(scope, whole)])
}

/** A word as it was typed, or a whole word with typing errors. */
const misspelt: Reading = (scope, word, locale) => {
  const like = (word: string, errors?: number) => matchesOf(scope, spelled(word, locale), { isBeginning: true, errors })
  const swapped = word.length > 3 ? swapsOf(word).map((other) => like(other)) : []
  return anyOf([typed(scope, word, locale), anyOf([like(word, errorsIn(spelled(word, locale))), ...swapped])])
}

/** A word as it was typed, or both parts of it where it may be a compound: `Ohren` and `Sessel` for `Ohrensessel`. */
const divided: Reading = (scope, word, locale) =>
  anyOf([
    typed(scope, word, locale),
    ...partsOf(word, locale).map((parts) => allOf(scope, parts, (within, part) => typed(within, part, locale))),
  ])

/** Words, those first that are in fewer places. */
const rarestFirst = (index: WordIndex, words: readonly string[], locale: Locale): string[] =>
  words
    .map((word) => ({ word, places: placesFrom(index, stem(word, locale)) }))
    .toSorted((one, other) => one.places - other.places)
    .map(({ word }) => word)

/** Number of documents from which on the sample is searched first. */
const sampledFrom = 5_000
/** Number of matches in the sample that is enough to answer from it alone. */
const enoughMatches = 300

interface Found extends Pick<Match, 'score' | 'terms'> {
  id: string
}

interface Result {
  found: Found[]
  /** How many there are, about, where only a sample of them was looked at. */
  count: number
}

/** The matches, best first. What matches more of the searched words counts more. */
const ranked = (matches: Matches, { entries }: WordIndex): Found[] =>
  [...matches]
    .map(([number, { score, searched, terms }]) => ({ id: entries[number]!.id, score: score * searched.length, terms }))
    .toSorted((one, other) => other.score - one.score)

/**
 * What has all words, in some fields. A word that is in most documents of a large catalogue says little, and ranking all of them takes
 * long: where the sample has enough matches, it is the answer.
 */
function search(
  { index, locale, types, limit, known }: Params,
  words: readonly string[],
  read: Reading,
  boosts: Scope['boosts'],
): Result {
  const among = (isWanted: (entry: Entry) => boolean) => {
    const weightOf = (entry: Entry) => (types.includes(entry.type) && isWanted(entry) ? entry.weight : 0)
    const scope = { index, boosts, weightOf }
    return ranked(
      allOf(scope, rarestFirst(index, words, locale), (within, word) => read(within, word, locale)),
      index,
    )
  }
  const sample = index.entries.length > sampledFrom ? among(({ isSample }) => isSample) : []
  if (sample.length <= (known ? enoughMatches : Math.max(enoughMatches, limit))) {
    const found = among(() => true)
    return { found, count: found.length }
  }
  const others = known?.size ? among(({ id, isSample }) => !isSample && known.has(id)) : []
  return { found: [...sample, ...others], count: sample.length * sampledOf }
}

/**
 * What a thing is called, by how much it counts: its own name, what people call its kind, and the end of a compound.
 * @requirement SRCH-13
 */
const names = { title: 5, kind: 4, tails: 2 }

/**
 * The items that have all words, in their names or else in their texts, and whether any has them in its names. Typing errors count only where nothing begins with the
 * typed words, and parts of compounds only where nothing is similar.
 */
function withAll(params: Params, words: readonly string[]): Result & { isNamed: boolean } {
  const isDivisible = words.some((word) => partsOf(word, params.locale).length)
  for (const read of isDivisible ? [typed, misspelt, divided] : [typed, misspelt]) {
    let { found, count } = search(params, words, read, names)
    const isNamed = found.length > 0
    if (found.length < params.limit) {
      const named = new Set(found.map(({ id }) => id))
      const anywhere = search(params, words, read, { ...names, text: 1 })
      found = [...found, ...anywhere.found.filter(({ id }) => !named.has(id))]
      count = anywhere.count
    }
    if (found.length) return { found, count, isNamed }
  }
  return { found: [], count: 0, isNamed: false }
}

/**
 * The items that have a good part of the words that any item has, those with more of them first: a word counts the more, the fewer items
 * have it. The rarest comes first: of one that very many have, a sample is looked at, and what has the others.
 */
function withMost(params: Params, words: readonly string[]): Found[] {
  const { index, locale } = params
  const all = index.entries.length
  const found = new Map<string, Found & { share: number }>()
  let total = 0
  for (const word of rarestFirst(index, [...new Set(words)], locale)) {
    const { found: matches, count } = withAll({ ...params, limit: all, known: found }, [word])
    const share = count && Math.log(1 + all / count)
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
export function findIn(index: WordIndex, asked: Requests['find']['params']): Hit[] {
  const params = { ...asked, index }
  const typedWords = wordsIn(params.keyword)
  const words = meaningful(typedWords, params.locale)
  const exact = withAll(params, typedWords)
  const { found, isNamed } = exact.isNamed || words.length === typedWords.length ? exact : withAll(params, words)
  const whole = new Set(found.map(({ id }) => id))
  const matches = isNamed || words.length === 1 ? found : withMost(params, words)
  return matches.slice(0, params.limit).map(({ id, terms }) => ({ id, terms, partial: !whole.has(id) }))
}
