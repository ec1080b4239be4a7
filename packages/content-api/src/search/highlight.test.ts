import { describe, expect, it } from 'vitest'
import { highlights } from './highlight.ts'
import { fold, wordsIn } from './words.ts'

describe('words', () => {
  it.each([
    ['Réverbération', 'reverberation'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['Østergaard', 'ostergaard'],
    ['œuf Æsir', 'oeuf aesir'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['e\u0301te\u0301', 'ete'],
  ])('%s is compared as %s (OR-22)', (text, folded) => expect(fold(text)).toBe(folded))

  it('end where letters and digits end (OR-22)', () =>
    expect(wordsIn('L’écho, 0.97 — Rib-90 & “felt”')).toEqual(['l', 'echo', '0', '97', 'rib', '90', 'felt']))
})

const matched = (title: string, keyword: string, terms: string[] = []) =>
  highlights(title, keyword, terms).map(({ start, end }) => title.slice(start, end))

describe('what a keyword matches in a title', () => {
  it.each([
    ['Murmel pendant lamp', 'pend', ['pend']],
    ['Murmel pendant lamp', 'LAMP mur', ['Mur', 'lamp']],
    ['Réverbération', 're', ['Ré']],
    ['Réverbération', 'reverb', ['Réverb']],
    ['Re\u0301verbe\u0301ration', 'reve', ['Re\u0301ve']],
    ['Straßenlärm', 'strass', ['Straß']],
    ['Loket Ré', 're', ['Ré']],
    ['A courtroom learns', 'room', []],
    ['Felt & felts', 'felt', ['Felt', 'felt']],
    ['Felt', 'f felt', ['Felt']],
    ['', 'felt', []],
  ])('in %j for %j is %j', (title, keyword, expected) => expect(matched(title, keyword)).toEqual(expected))

  it('is the whole word where the match is a near one (OR-22)', () =>
    expect(matched('Acoustic lamps', 'acuostic', ['acoustic'])).toEqual(['Acoustic']))
})
