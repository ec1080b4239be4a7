import { readFileSync } from 'node:fs'
import libraryEn from '@brand/blocks/messages/en'
import libraryNl from '@brand/blocks/messages/nl'
import { expect, it } from 'vitest'
import { messages } from '../i18n/index.ts'
import { libraryMessages } from '../i18n/library.ts'
import { en as siteEn } from '../i18n/messages/en.ts'
import { nl as siteNl } from '../i18n/messages/nl.ts'

const requirements = readFileSync(new URL('../../docs/spec/REQUIREMENTS.md', import.meta.url), 'utf8')

/** The cells of the rows of the table under a title. */
function rowsUnder(title: string): string[][] {
  const part = requirements.split(`# ${title}\n`)[1]!.split('\n#')[0]!
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace('\\|', '|')))
}

const listTexts = (texts: object, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? listTexts(text, `${above}${key}.`) : [[above + key, String(text)]],
  )

/** Removes differences that do not count: capitals of labels, curly apostrophes, names of placeholders. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\{[^}]*\}/g, '{}')

const [English, Dutch] = [
  {
    defaults: listTexts({ library: libraryEn, site: siteEn }),
    shown: listTexts({ library: libraryMessages.en, site: messages.en }),
  },
  {
    defaults: listTexts({ library: libraryNl, site: siteNl }),
    shown: listTexts({ library: libraryMessages.nl, site: messages.nl }),
  },
]

/** The words of the catalogue that are not free (`*`): `=` is a value or a name, the same in all languages. */
const pinned = rowsUnder('Message catalogue').flatMap(([, key = '', english = '', dutch = '']) =>
  [
    { key, language: 'English', words: english, texts: English },
    { key, language: 'Dutch', words: dutch, texts: Dutch },
  ].filter(({ words }) => words && !words.endsWith('*') && dutch !== '='),
)

/** An example may follow a sentence. */
const isWorded = (text: string, words: string) =>
  normalize(text) === normalize(words) || (words.endsWith('.') && normalize(text).startsWith(normalize(words)))

const compared = pinned.map(({ key, language, words, texts }) => {
  const names = texts.defaults.flatMap(([name, text]) => (isWorded(text, words) ? [name] : []))
  const byDefault = new Map(texts.defaults)
  const differences = texts.shown.flatMap(([name, text]) => (names.includes(name) && text !== byDefault.get(name) ? [text] : []))
  return { key, language, names, differences }
})

it('words what the documents word as they do, but for what the list of deviations has (DEALER-12, FTR-02, R2G-15)', () => {
  const found = compared.flatMap(({ key, language, differences }) => differences.map((text) => `${key} | ${language} | ${text}`))
  const listed = rowsUnder('Words that our site words otherwise').map(([, , ...row]) => row.slice(0, 3).join(' | '))
  expect([...new Set(found)].toSorted()).toEqual(listed.toSorted())
})

/** Words that are in no set of texts as they stand, and where they are. */
const pinnedElsewhere = {
  'notFound.title': 'the brand’s own, tests/e2e/errors.spec.ts',
  'dealers.results': 'in plural forms, with the keyword',
  'office.cologne': 'site/brand/offices.ts',
  'country.uk': 'names of countries',
  'country.us': 'names of countries',
  'country.cz': 'names of countries',
  'country.mk': 'names of countries',
  'breadcrumb.contact': 'the title of the page',
  'breadcrumb.fabrics': 'the title of a record (BC-06)',
  'products.metaTitle': 'composed',
}

it('finds these words among the texts of the library and of the site', () => {
  const missing = new Set(compared.flatMap(({ key, names }) => (names.length ? [] : [key])))
  expect([...missing]).toEqual(Object.keys(pinnedElsewhere))
})
