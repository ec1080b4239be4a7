import { expect, it } from 'vitest'
import type { Document } from './documents.ts'
import { findIn } from './find.ts'
import { changedIndex, emptyIndex } from './word-index.ts'

const documentOf = (id: string, text: string): Document => ({ id, type: 'page', title: id, kind: '', text, weight: 1 })
const rare = Array.from({ length: 60 }, (_, number) => documentOf(`t${number}`, 'felt teasel'))
const documents = [
  ...Array.from({ length: 6_000 }, (_, number) => documentOf(`f${number}`, 'felt')),
  ...rare,
  documentOf('w', 'walnut'),
]
const index = changedIndex(emptyIndex, new Map(documents.map((document) => [document.id, document])), {
  spelled: (word) => word,
  wordsOf: ({ title, text }) => [[title], [], [], text.split(' ')],
})
const find = (keyword: string, limit: number) => findIn(index, { locale: 'en', keyword, types: ['page'], limit })

it('finds what has a rare word with the common one too, of which a sample is enough (OR-22)', () => {
  const found = find('felt teasel walnut', 100)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['w', ...rare.map(({ id }) => id)]))
  for (const { id, terms } of found) expect(terms.toSorted()).toEqual(id === 'w' ? ['walnut'] : ['felt', 'teasel'])
})

it('counts a word that most have as little as in all of them, though only a sample is looked at (OR-22)', () => {
  // If it were as rare as in the sample, it alone would be a good part of what is asked for.
  expect(find('felt teasel', 100)).toHaveLength(rare.length)
})
