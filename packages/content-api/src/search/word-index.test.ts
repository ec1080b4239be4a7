import { expect, it } from 'vitest'
import type { Document } from './documents.ts'
import {
  changedIndex,
  countOf,
  emptyIndex,
  entryOf,
  fieldOf,
  fields,
  firstFrom,
  type Changes,
  type Reading,
  type WordIndex,
} from './word-index.ts'

const documentOf = (id: string, title: string, text = ''): Document => ({ id, type: 'page', title, kind: '', text, weight: 1 })
const reading: Reading = {
  wordsOf: ({ title, text }) => [title, '', '', text].map((words) => words.split(' ').filter(Boolean)),
  spelled: (word) => word,
}
const change = (index: WordIndex, changes: Record<string, Document | undefined>) =>
  changedIndex(index, new Map(Object.entries(changes)) satisfies Changes, reading)

/** Each word with its places, readable: `a title 1`. */
const contentOf = ({ entries, words, starts, places }: WordIndex) =>
  Object.fromEntries(
    words.map((word, i) => [
      word,
      [...places.subarray(starts[i], starts[i + 1])].map(
        (place) => `${entries[entryOf(place)]!.id} ${fields[fieldOf(place)]} ${countOf(place)}`,
      ),
    ]),
  )

const built = change(emptyIndex, {
  a: documentOf('a', 'felt lamp', 'felt felt'),
  b: documentOf('b', 'oak table', 'felt'),
  c: documentOf('c', 'lamp'),
})

it('has each word once, sorted, with the fields of the documents that have it and how often (SRCH-13)', () => {
  expect(contentOf(built)).toEqual({
    felt: ['a title 1', 'a text 2', 'b text 1'],
    lamp: ['a title 1', 'c title 1'],
    oak: ['b title 1'],
    table: ['b title 1'],
  })
  expect(built.averages).toEqual([5 / 3, 0, 0, 2 / 3])
  expect(['', 'felt', 'fern', 'la', 'zz'].map((text) => firstFrom(built, text))).toEqual([0, 0, 1, 1, 4])
})

it('is after changes what it would be if it were built at once, and the one before is as it was (RELIABILITY 7)', () => {
  const before = contentOf(built)
  const [a, d] = [documentOf('a', 'wool lamp'), documentOf('d', 'felt', 'oak oak')]
  const changed = change(change(built, { a, b: undefined }), { d, unknown: undefined })
  const anew = change(emptyIndex, { c: documentOf('c', 'lamp'), a, d })
  expect(contentOf(changed)).toEqual(contentOf(anew))
  expect([changed.entries, changed.averages, [...changed.places]]).toEqual([anew.entries, anew.averages, [...anew.places]])
  expect(contentOf(built)).toEqual(before)
  expect(contentOf(change(built, { a: undefined, b: undefined, c: undefined }))).toEqual({})
})

it('counts a word that is very often in a text as often enough (RELIABILITY 10)', () => {
  const index = change(emptyIndex, { a: documentOf('a', 'x', 'felt '.repeat(1_000)), b: documentOf('b', 'x', 'felt') })
  expect(contentOf(index)['felt']).toEqual(['a text 255', 'b text 1'])
})
