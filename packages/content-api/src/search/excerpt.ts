import type { SearchResult } from '@brand/content'
import { highlights } from './highlight.ts'
import { fold, wordsIn } from './words.ts'

/** Most characters of an excerpt (a long word may exceed them), and most of them before the first match. */
const maxLength = 150
const maxBefore = 50
/** A text with the title, and fewer characters than these beside it, is a name. */
const nameRest = 30

/**
 * A few words of the first text that a keyword matches, around its first match there. Names are no text: they are passed
 * over. `terms` are the words of the item that the search matched.
 * @requirement SRCH-20
 */
export function findExcerpt(
  texts: Iterable<string>,
  { title, keyword, terms }: { title: string; keyword: string; terms: readonly string[] },
): SearchResult['excerpt'] {
  const wanted = [...wordsIn(keyword), ...terms]
  for (const given of texts) {
    const isName = given.includes(title) && given.length < title.length + nameRest
    // Looks at each word only of a text that has one of them.
    if (isName || !wanted.some((word) => fold(given).includes(word))) continue
    const text = given.replaceAll(/\s+/g, ' ').trim()
    const found = highlights(text, keyword, terms)
    const [first] = found
    if (!first) continue
    const from = first.start > maxBefore ? text.indexOf(' ', first.start - maxBefore) + 1 : 0
    const start = from > first.start ? first.start : from
    const wordEnd = text.indexOf(' ', first.end)
    const isWhole = text.length - start <= maxLength || wordEnd < 0
    const end = isWhole ? text.length : Math.max(wordEnd, text.lastIndexOf(' ', start + maxLength))
    const lead = start ? '… ' : ''
    const shift = lead.length - start
    return {
      text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''),
      highlights: found
        .filter((range) => range.end <= end)
        .map((range) => ({ start: range.start + shift, end: range.end + shift })),
    }
  }
  return undefined
}
