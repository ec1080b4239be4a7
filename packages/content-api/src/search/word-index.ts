import type { Document } from './documents.ts'

/** The fields in which words are counted, by their numbers in an index. `tails` are what the compounds among its names may end in. */
export const fields = ['title', 'kind', 'tails', 'text'] as const

/** A document as an index keeps it. */
export interface Entry extends Pick<Document, 'id' | 'type' | 'weight'> {
  /** How many different words each field has. */
  lengths: readonly number[]
  /** It is part of the sample that is searched first. */
  isSample: boolean
}

/** Of so many documents one is in the sample. */
export const sampledOf = 10

/** Whether a document is in the sample, chosen by a hash of the id. */
const isSample = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7) % sampledOf === 0

/**
 * The words of all documents of a language, and where they are. It never changes, so that it is a few arrays of numbers and a sorted list,
 * however many words there are: maps for each word, as MiniSearch has them, took six times the memory.
 */
export interface WordIndex {
  entries: readonly Entry[]
  /** How many different words each field has on average. */
  averages: readonly number[]
  /** All words, sorted. */
  words: readonly string[]
  /** Where the places of each word begin, and where the last ones end. */
  starts: Uint32Array
  /** Field, number of the entry, and how often the word is there, in one number each; those of a word sorted. */
  places: Uint32Array
}

export const emptyIndex: WordIndex = {
  entries: [],
  averages: fields.map(() => 0),
  words: [],
  starts: new Uint32Array(1),
  places: new Uint32Array(),
}

/** Most times that a word is counted in a field: more say no more. */
const maxCount = 255
const placeOf = (field: number, entry: number, count: number) => ((field << 30) | (entry << 8) | Math.min(count, maxCount)) >>> 0
export const fieldOf = (place: number): number => place >>> 30
export const entryOf = (place: number): number => (place >>> 8) & 0x3f_ff_ff
export const countOf = (place: number): number => place & maxCount

/** How the words of documents are found and compared. */
export interface Reading {
  /** The words of a document, for each field. */
  wordsOf: (document: Document) => readonly string[][]
  /** A word as it is compared. */
  spelled: (word: string) => string
}

/** How often each word is there. */
function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The documents of a change by id; `undefined` is one that is gone. */
export type Changes = ReadonlyMap<string, Document | undefined>

/** The entries of new documents, and the places of their words. */
function entriesOf(changes: Changes, first: number, { wordsOf, spelled }: Reading) {
  const entries: Entry[] = []
  const places = new Map<string, number[]>()
  for (const document of changes.values()) {
    if (!document) continue
    const found = wordsOf(document)
    for (const [field, words] of found.entries())
      for (const [word, count] of countsOf(words.map(spelled))) {
        const place = placeOf(field, first + entries.length, count)
        const list = places.get(word)
        if (list) list.push(place)
        else places.set(word, [place])
      }
    const { id, type, weight } = document
    entries.push({ id, type, weight, lengths: found.map((words) => new Set(words).size), isSample: isSample(id) })
  }
  return { entries, places }
}

/** An index after a change of some documents. */
export function changedIndex(index: WordIndex, changes: Changes, reading: Reading): WordIndex {
  const kept = index.entries.filter(({ id }) => !changes.has(id))
  let number = 0
  const numbers = Int32Array.from(index.entries, ({ id }) => (changes.has(id) ? -1 : number++))
  const added = entriesOf(changes, kept.length, reading)
  const all = [...new Set([...index.words, ...added.places.keys()])].toSorted()
  const more = [...added.places.values()].reduce((sum, { length }) => sum + length, 0)
  const places = new Uint32Array(index.places.length + more)
  const words: string[] = []
  const starts = [0]
  let old = 0
  let end = 0
  for (const word of all) {
    const begin = end
    if (index.words[old] === word) {
      for (const place of index.places.subarray(index.starts[old], index.starts[(old += 1)])) {
        const entry = numbers[entryOf(place)]!
        if (entry >= 0) places[end++] = placeOf(fieldOf(place), entry, countOf(place))
      }
    }
    for (const place of added.places.get(word) ?? []) places[end++] = place
    places.subarray(begin, end).sort()
    if (end > begin) {
      words.push(word)
      starts.push(end)
    }
  }
  const entries = [...kept, ...added.entries]
  const averages = fields.map((_, field) => entries.reduce((sum, { lengths }) => sum + lengths[field]!, 0) / entries.length)
  return { entries, averages, words, starts: Uint32Array.from(starts), places: places.slice(0, end) }
}

/** The number of the first word that is not before a text in the order of words. */
export function firstFrom({ words }: WordIndex, text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}
