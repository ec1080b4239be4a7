import { expect, it } from 'vitest'
import { highlightRanges } from './highlight-ranges.ts'

const shown = (...parameters: Parameters<typeof highlightRanges>) =>
  highlightRanges(...parameters).map(({ text, hit }) => (hit ? `[${text}]` : text))

it('cuts a title at its matches (SRCH-09)', () => {
  expect(shown('Felt for loud felt')).toEqual(['Felt for loud felt'])
  expect(
    shown('Felt for loud felt', [
      { start: 14, end: 18 },
      { start: 0, end: 3 },
    ]),
  ).toEqual(['[Fel]', 't for loud ', '[felt]'])
})

it('loses and doubles no letter, whatever the ranges', () => {
  const ranges = [
    { start: 0, end: 3 },
    { start: 2, end: 99 },
    { start: 50, end: 60 },
    { start: 3, end: 1 },
  ]
  expect(shown('Murmel', ranges)).toEqual(['[Mur]', '[mel]'])
  expect(shown('', ranges)).toEqual([])
})
