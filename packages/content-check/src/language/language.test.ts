import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { languageProblems } from './index.ts'
import { rules } from './rules.ts'
import { textsIn, extractWords } from './texts.ts'
import { titleProblems } from './titles.ts'

const isRight = (rule: string, locale: Locale, text: string) => rules[rule]!(text, locale).length === 0

/** Texts that keep a rule, and texts with one planted fault each; `·` stands for a no-break space, `_` for a narrow one. */
const cases: Record<string, { right: [Locale, string][]; wrong: [Locale, string][] }> = {
  'quotation marks of the language': {
    right: [
      ['en', 'a “quiet” room’s'],
      ['nl', 'een ‘stille’ kamer'],
      ['de', 'ein „leiser“ Raum'],
      ['it', 'una «stanza»'],
    ],
    wrong: [
      ['en', 'a "quiet" room'],
      ['en', "a room's"],
      ['nl', 'een “stille” kamer'],
      ['de', 'ein “leiser” Raum'],
      ['it', '“una”'],
    ],
  },
  'spaces of the language': {
    right: [
      ['en', 'Why? Because: yes.'],
      ['fr', 'Pourquoi_? Parce que·: «·oui·»_!'],
      ['fr', 'à 10:30'],
    ],
    wrong: [
      ['en', 'Why ? Yes'],
      ['en', 'two  spaces'],
      ['de', 'ein , zwei'],
      ['fr', 'Pourquoi ?'],
      ['fr', 'ainsi : oui'],
      ['fr', '«oui·»'],
    ],
  },
  'numbers of the language': {
    right: [
      ['en', '1,000 Hz in 1911, EN 13501-1, 0.6'],
      ['nl', '1.000 Hz, 0,161, WCAG 2.2'],
      ['de', '2.700 bis 4.000 K'],
      ['fr', '1_000 Hz'],
      ['it', '1000 Hz, 60.000'],
      ['en', 'Ring +44 20 7946 0123, or BE 0000.000.000'],
    ],
    wrong: [
      ['en', '1000 Hz'],
      ['en', '2 100 lm'],
      ['en', '0,6'],
      ['nl', '0.6'],
      ['de', '2700 bis 4.000 K'],
      ['fr', '1·000 Hz'],
      ['it', '1.000 Hz'],
    ],
  },
  'a no-break space before a unit': {
    right: [
      ['en', '4·m², 60%, 2 in a row'],
      ['de', '60·%'],
      ['fr', '60·%, 4·mm'],
    ],
    wrong: [
      ['en', '4 m²'],
      ['en', '4kg'],
      ['en', '60 %'],
      ['de', '60%'],
      ['fr', '60_%'],
    ],
  },
  'one form of address': {
    right: [
      ['nl', 'je hoort niets'],
      ['de', 'Sie ist leise. Man hört sie.'],
      ['fr', 'vous parlez, le ton monte'],
      ['it', 'tu parli'],
    ],
    wrong: [
      ['nl', 'wat u zocht'],
      ['nl', 'uw kamer'],
      ['de', 'Fragen Sie uns'],
      ['fr', 'si tu parles'],
      ['fr', 'je t’écoute'],
      ['it', 'la vostra stanza'],
    ],
  },
  'a translation': {
    right: [
      ['en', 'the room and the hall'],
      ['nl', 'Loden, with love'],
      ['fr', 'un baffle'],
    ],
    wrong: [
      ['nl', 'A room with felt and wool'],
      ['it', 'This is the ceiling'],
    ],
  },
}

const spaced = (text: string) => text.replaceAll('·', '\u00a0').replaceAll('_', '\u202f')

describe.each(Object.entries(cases))('%s (LOC-33)', (rule, { right, wrong }) => {
  it.each(right)('%s passes: %s', (locale, text) => expect(isRight(rule, locale, spaced(text))).toBe(true))
  it.each(wrong)('%s fails: %s', (locale, text) => expect(isRight(rule, locale, spaced(text))).toBe(false))
})

it('every rule has a planted fault', () => expect(Object.keys(cases)).toEqual(Object.keys(rules)))

describe('titles and descriptions (LOC-33)', () => {
  const problemsOf = (path: string, ...texts: string[]) =>
    titleProblems(texts.map((text, i) => ({ file: `${i}.json`, path, locale: 'en', text }))).map(({ file }) => file)

  it('have a length that search engines show', () => {
    expect(problemsOf('ctPageMetadata.meta_title', 'Felt', 'x'.repeat(60), 'x'.repeat(61), '')).toEqual(['2.json', '3.json'])
    expect(problemsOf('ctJobMetadata.description', 'x'.repeat(49), 'x'.repeat(50), 'x'.repeat(161))).toEqual(['0.json', '2.json'])
  })

  it('are not those of another record', () => {
    expect(problemsOf('ctPageMetadata.meta_title', 'Felt', 'Wool', 'Felt')).toEqual(['2.json'])
  })
})

describe('the texts', () => {
  it('are the words of HTML, without code', () =>
    expect(extractWords('<p>One <a href="/x">word</a> &amp; <code>2 m</code></p><p>Two</p>')).toBe('\nOne word & …\n\nTwo\n'))
  it('have no rules for addresses (LOC-33)', () => {
    for (const address of [
      'https://cdn.example.com/Preisliste%20%C3%BC.pdf',
      '/files/20%25-a.pdf',
      'mailto:a@b.example?subject=20%20m',
    ])
      for (const rule of Object.keys(rules))
        expect([rule, address, isRight(rule, 'de', extractWords(address))]).toEqual([rule, address, true])
    expect(isRight('a no-break space before a unit', 'de', extractWords('Bis 60% weniger, https://a.example/20%20b'))).toBe(false)
  })

  it('are values by language, and figures in every language', () => {
    const value = { a: { en: 'Felt', fr: 'Feutre' }, b: [{ c: '1000 Hz' }], slug: 'felt-2', year: '2026' }
    const places = textsIn(value, 'a.json').map(({ path, locale, text }) => `${path} ${locale} ${text}`)
    expect(places).toEqual([
      'a en Felt',
      'a fr Feutre',
      ...['en', 'nl', 'de', 'fr', 'it'].map((locale) => `b.0.c ${locale} 1000 Hz`),
    ])
  })
})

describe('a brand’s own words and exceptions, in language.json (LOC-34)', () => {
  const record = { name: { en: 'A couch', nl: 'Wat u zoekt' } }
  async function problemsWith(style: object) {
    const folder = await mkdtemp(join(tmpdir(), 'language-'))
    await mkdir(join(folder, 'records'))
    await writeFile(join(folder, 'records/a.json'), JSON.stringify(record))
    await writeFile(join(folder, 'language.json'), JSON.stringify(style))
    return (await languageProblems(folder)).map(({ message }) => message)
  }
  const words = { en: [{ not: 'couch*', but: 'sofa', why: 'One word.' }] }
  const exceptions = [{ file: 'records/a.json', rule: 'one form of address', why: 'A quotation.' }]

  it('replace a word by another', async () =>
    expect(await problemsWith({ words, exceptions })).toEqual(['Needs "sofa", not "couch*": One word.']))

  it('except a file from a rule', async () => {
    expect(await problemsWith({})).toEqual(['Needs one form of address: Wat u zoekt'])
    expect(await problemsWith({ exceptions })).toEqual([])
  })
})
