import type { SearchResult } from '@brand/content'
import { fold, tokenize, wordsIn } from './words.ts'

/** Measures the start of a word that has the given length once it is folded: `Ré` of `Réverbération` for 2. */
function measurePrefix(word: string, folded: number): number {
  let end = 0
  for (const letter of word) {
    if (fold(word.slice(0, end)).length >= folded && !/\p{M}/u.test(letter)) break
    end += letter.length
  }
  return end
}

/**
 * The parts of a title that a keyword matches: the beginnings of words, or whole words where the match is a near one.
 * `terms` are the words of the item that the search matched.
 */
export function highlights(title: string, keyword: string, terms: readonly string[]): SearchResult['highlights'] {
  const typed = wordsIn(keyword)
  return tokenize(title).flatMap(({ word, start }) => {
    const folded = fold(word)
    const beginnings = typed.filter((part) => folded.startsWith(part))
    const matchLength = Math.max(0, ...beginnings.map(({ length }) => length))
    if (matchLength) return [{ start, end: start + measurePrefix(word, matchLength) }]
    return terms.includes(folded) ? [{ start, end: start + word.length }] : []
  })
}
