import { distance } from 'fastest-levenshtein'
import { countOf, entryOf, fieldOf, fields, firstFrom, type Entry, type WordIndex } from './word-index.ts'

/** How well an entry matches, the searched words that it has, and the words that it has in their place. */
export interface Match {
  score: number
  searched: string[]
  terms: string[]
}

/** Matches by the number of their entry. */
export type Matches = Map<number, Match>

/** Where is searched, and what counts how much. */
export interface Scope {
  index: WordIndex
  /** How much each field counts. What has none is not searched. */
  boosts: Partial<Record<(typeof fields)[number], number>>
  /** How much an entry counts; 0 where it is not wanted. */
  weightOf: (entry: Entry) => number
  /** Only what is among these is searched. Default: everything. */
  within?: Matches
}

const addTo = (list: string[], words: readonly string[]) => {
  for (const word of words) if (!list.includes(word)) list.push(word)
}

/** The constants of BM25+: how soon more of a word says no more, how much a long field takes from it, and what it counts at least. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }

/** Adds the entries that have a word of the index, by its number, in the place of a searched one. */
function addWord(
  matches: Matches,
  { index, boosts, weightOf, within }: Scope,
  word: number,
  searched: string,
  weight: number,
): void {
  const { entries, averages, starts, places } = index
  const { k, b, d } = bm25
  const end = starts[word + 1]!
  for (let from = starts[word]!, to = from; from < end; from = to) {
    const field = fieldOf(places[from]!)
    while (to < end && fieldOf(places[to]!) === field) to += 1
    const boost = boosts[fields[field]!]
    if (boost === undefined) continue
    const rareness = Math.log(1 + (entries.length - (to - from) + 0.5) / (to - from + 0.5))
    for (const place of places.subarray(from, to)) {
      const number = entryOf(place)
      if (within && !within.has(number)) continue
      const entry = entries[number]!
      const entryWeight = weightOf(entry)
      if (!entryWeight) continue
      const count = countOf(place)
      const frequency = d + (count * (k + 1)) / (count + k * (1 - b + (b * entry.lengths[field]!) / averages[field]!))
      const score = weight * boost * entryWeight * rareness * frequency
      const match = matches.get(number)
      if (match) {
        match.score += score
        addTo(match.searched, [searched])
        addTo(match.terms, [index.words[word]!])
      } else matches.set(number, { score, searched: [searched], terms: [index.words[word]!] })
    }
  }
}

/** How much words count that are not the searched one: those that begin with it, and those with typing errors; less, the longer or the more. */
const weights = {
  beginning: (word: string, more: number) => (0.375 * word.length) / (word.length + 0.3 * more),
  misspelt: (word: string, errors: number) => (0.45 * word.length) / (word.length + errors),
}

/** Most searched words whose similar ones are remembered: a search asks for the same several times. */
const maxRemembered = 100
const remembered = new WeakMap<WordIndex, Map<string, { number: number; errors: number }[]>>()

/** The numbers of the words of an index that differ from a searched one by at most so many typing errors, and by how many. */
function similarTo(index: WordIndex, searched: string, most: number) {
  const known = remembered.get(index) ?? new Map<string, { number: number; errors: number }[]>()
  remembered.set(index, known)
  const found = known.get(`${most} ${searched}`)
  if (found) return found
  const similar: { number: number; errors: number }[] = []
  for (let number = 0; number < index.words.length; number += 1) {
    const word = index.words[number]!
    if (Math.abs(word.length - searched.length) > most) continue
    const errors = distance(word, searched)
    if (errors <= most) similar.push({ number, errors })
  }
  if (known.size >= maxRemembered) known.clear()
  known.set(`${most} ${searched}`, similar)
  return similar
}

/**
 * The entries that have a word, which counts `weight` times, or with `isBeginning` one that begins so, or with `errors` one with at most
 * so many typing errors.
 */
export function matchesOf(scope: Scope, searched: string, { weight = 1, isBeginning = false, errors = 0 } = {}): Matches {
  const matches: Matches = new Map()
  if (!searched) return matches
  const { words } = scope.index
  const add = (word: number, weight: number) => addWord(matches, scope, word, searched, weight)
  const first = firstFrom(scope.index, searched)
  let next = first
  if (words[next] === searched) add(next++, weight)
  const beginsSo = (word: string | undefined) => isBeginning && word?.startsWith(searched)
  for (; beginsSo(words[next]); next += 1) add(next, weights.beginning(words[next]!, words[next]!.length - searched.length))
  for (const similar of errors ? similarTo(scope.index, searched, errors) : [])
    if (similar.number < first || similar.number >= next)
      add(similar.number, weights.misspelt(words[similar.number]!, similar.errors))
  return matches
}

/** What is among any of some matches. */
export function anyOf([matches = new Map<number, Match>(), ...others]: readonly Matches[]): Matches {
  for (const other of others)
    for (const [number, { score, searched, terms }] of other) {
      const match = matches.get(number)
      if (match) {
        match.score += score
        addTo(match.searched, searched)
        addTo(match.terms, terms)
      } else matches.set(number, { score, searched, terms })
    }
  return matches
}

/** How many places words have that begin so: fewer are looked for first. */
export function placesFrom(index: WordIndex, beginning: string): number {
  const [first, end] = [beginning, `${beginning}\uffff`].map((text) => index.starts[firstFrom(index, text)]!) as [number, number]
  return end - first
}

/** What is among all matches of some words; of each further word only what is among those before is searched. */
export function allOf<Word>(scope: Scope, words: readonly Word[], read: (scope: Scope, word: Word) => Matches): Matches {
  let all: Matches | undefined
  for (const word of words) {
    const matches = read(all ? { ...scope, within: all } : scope, word)
    for (const [number, { score, searched, terms }] of all ?? []) {
      const match = matches.get(number)
      if (!match) continue
      match.score += score
      addTo(match.searched, searched)
      addTo(match.terms, terms)
    }
    all = matches
  }
  return all ?? new Map()
}
