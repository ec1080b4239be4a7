import { describe, expect, it } from 'vitest'
import { replaceNumberWords } from './number-words.ts'

describe('number words (FACT-01)', () => {
  it.each([
    ['en', 'forty-two and one hundred and ninety', '42 and 190'],
    ['en', 'a hundred and one, twelve hundred and fifty, a thousand', '101, 1250, 1000'],
    ['nl', 'tweeënveertig, achtendertig en twaalfhonderd', '42, 38 en 1200'],
    ['nl', 'honderdeen, elfhonderdvijftig, duizend twee', '101, 1150, 1002'],
    ['de', 'zweiundvierzig, hundertfünfzig, achttausend', '42, 150, 8000'],
    ['de', 'hunderteins, zwölfhundertfünfzig, tausendzweihundert', '101, 1250, 1200'],
    ['fr', 'quatre-vingt-quinze, soixante et onze, quatre-vingts', '95, 71, 80'],
    ['fr', 'cent un, mille deux cents, quatre-vingt mille', '101, 1200, 80000'],
    ['it', 'quarantotto, trentun, milleduecento', '48, 31, 1200'],
    ['it', 'centotré, centottanta, duemila', '103, 180, 2000'],
  ] as const)('are read in %s', (locale, text, expected) => expect(replaceNumberWords(text, locale, String)).toBe(expected))

  it('leave articles and parts of words alone', () => {
    expect(replaceNumberWords('one someone, fourteen', 'en', String)).toBe('one someone, 14')
    expect(replaceNumberWords('zwei Prozent, achtbar', 'de', String)).toBe('2 Prozent, achtbar')
    expect(replaceNumberWords('cinq pour cent', 'fr', String)).toBe('5 pour cent')
  })
})
