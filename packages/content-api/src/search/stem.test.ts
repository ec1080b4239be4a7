import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { listEndings, splitCompound, stem, swapLetters, listCompoundEndings } from './stem.ts'

describe('forms of a word (SRCH-13)', () => {
  it.each([
    ['en', ['lamp', 'lamps'], 'lamp'],
    ['en', ['sample', 'samples'], 'sample'],
    ['nl', ['paneel', 'panelen'], 'panel'],
    ['nl', ['stof', 'stoffen'], 'stof'],
    ['nl', ['stoel', 'stoelen'], 'stoel'],
    ['nl', ['poef', 'poefjes'], 'poef'],
    ['nl', ['stoel', 'stoeltje'], 'stoel'],
    ['nl', ['reinigen', 'reiniging'], 'reinig'],
    ['de', ['leuchte', 'leuchten'], 'leucht'],
    ['de', ['reinigen', 'reinigung'], 'reinig'],
    // Folded already: Wände, and how it is typed without umlauts.
    ['de', ['wande', 'waende', 'wand'], 'wand'],
    ['fr', ['panneau', 'panneaux'], 'panneau'],
    ['fr', ['toile', 'toiles'], 'toil'],
    ['fr', ['nettoyer', 'nettoyage'], 'nettoy'],
    ['it', ['lampada', 'lampade'], 'lampad'],
    ['it', ['divano', 'divani'], 'divan'],
  ] as const)('begin alike in %s: %j', (locale, words, start) => {
    for (const word of words) expect(stem(word, locale).startsWith(start), word).toBe(true)
    expect(stem(words[1], locale)).toBe(start)
  })

  it('leave short words as they are', () => {
    for (const locale of locales) expect(stem('des', locale)).toBe('des')
    expect(stem('glass', 'en')).toBe('glass')
  })
})

describe('the end of a compound (SRCH-13)', () => {
  it('says what it is, where nouns are written in one word', () => {
    expect(listCompoundEndings('hanglamp', 'nl')).toEqual(['glamp', 'lamp'])
    expect(listCompoundEndings('deckensegel', 'de')).toContain('segel')
    expect([listCompoundEndings('wallpaper', 'en'), listCompoundEndings('lamp', 'nl')]).toEqual([[], []])
  })
})

it('an unknown word may end in a known one, in any language (SRCH-13)', () => {
  expect(listEndings('wallpanel')).toEqual(['lpanel', 'panel', 'anel'])
  expect(listEndings('lamp')).toEqual([])
})

it('a compound may be made of any two parts, where nouns are written in one word (SRCH-13)', () => {
  expect(splitCompound('ohrensessel', 'de')).toContainEqual(['ohren', 'sessel'])
  expect(splitCompound('ohrensessel', 'de')).toHaveLength(4)
  expect([splitCompound('wallpaper', 'en'), splitCompound('sessel', 'de'), splitCompound('x'.repeat(41), 'de')]).toEqual([
    [],
    [],
    [],
  ])
})

it('two letters that changed places are one slip (SRCH-13)', () => {
  expect(swapLetters('murmle')).toContain('murmel')
  expect(swapLetters('see')).toEqual(['ese'])
})
