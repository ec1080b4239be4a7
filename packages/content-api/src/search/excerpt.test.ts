import { expect, it } from 'vitest'
import { findExcerpt } from './excerpt.ts'

const cut = (texts: string[], keyword: string, terms: string[] = []) => {
  const excerpt = findExcerpt(texts, { title: 'Wolk', keyword, terms })
  return excerpt && [excerpt.text, ...excerpt.highlights.map(({ start, end }) => excerpt.text.slice(start, end))]
}

it('cuts a text at words around its first match, and marks what matches in it (SRCH-20)', () => {
  const long = `${'one two three '.repeat(6)}a murmur in the room, ${'four five six '.repeat(20)}murmur`
  const [text, ...marks] = cut([long], 'mur')!
  expect(text).toMatch(/^… (two|three|one) .*a murmur in the room, .* …$/)
  expect(text!.length).toBeLessThanOrEqual(154)
  expect(marks).toEqual(['mur'])
  expect(cut(['A murmur, then Murmel.'], 'mur')).toEqual(['A murmur, then Murmel.', 'mur', 'Mur'])
})

it('takes the first text that matches, without its breaks; names and texts without the words are none (SRCH-20)', () => {
  expect(cut(['Lamp Wolk reverb | Loden', 'Nothing here.', 'The \n Réverbération  ends.'], 'reverb')).toEqual([
    'The Réverbération ends.',
    'Réverb',
  ])
  expect(cut(['Nothing here.'], 'mur')).toBeUndefined()
  expect(cut([], 'mur')).toBeUndefined()
})

it('marks whole words that are near to what was typed (SRCH-20)', () => {
  expect(cut(['It absorbs sound.'], 'absorps', ['absorbs'])).toEqual(['It absorbs sound.', 'absorbs'])
})

it('keeps a word that is longer than an excerpt (SRCH-20)', () => {
  const word = `mur${'m'.repeat(300)}`
  expect(cut([`${'x'.repeat(80)} ${word} end`], 'mur')).toEqual([`… ${word} …`, 'mur'])
})
