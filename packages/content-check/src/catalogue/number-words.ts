import { locales, type Locale } from '@brand/content'
import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as french } from 'n2words/fr-FR'
import { toCardinal as italian } from 'n2words/it-IT'
import { toCardinal as dutch } from 'n2words/nl-NL'

type InWords = (number: number) => string

/** "Twelve hundred and ten": numbers above a thousand, counted in hundreds. The library has them for Dutch. */
const byHundreds =
  (inWords: InWords, one: RegExp): InWords =>
  (number) =>
    inWords(Math.floor(number / 100)) + inWords(100 + (number % 100)).replace(one, '')

/** All usual spellings of a number; the library has one for each language. */
const forms: Record<Locale, readonly InWords[]> = {
  en: [english, (number) => english(number).replace(/^one /, 'a '), byHundreds(english, /^one/)],
  nl: [dutch, (number) => dutch(number).replaceAll(' ', '')],
  de: [german, (number) => german(number).replace(/^ein(?=hundert|tausend)/, ''), byHundreds(german, /^ein/)],
  fr: [french],
  it: [italian, (number) => italian(number).replace(/uno$/, 'un')],
}

const appendEndings =
  (...endings: readonly string[]) =>
  (inWords: InWords): InWords[] =>
    endings.map((ending) => (number) => inWords(number) + ending)

/** "Eight and a half"; French and Italian put it after the unit. */
const halves: Record<Locale, readonly InWords[]> = {
  en: appendEndings(' and a half')(english),
  nl: appendEndings(' en een halve', ' en een half', 'enhalve', 'enhalf', 'ënhalve', 'ënhalf')(dutch),
  de: appendEndings('einhalb')(german),
  fr: [],
  it: [],
}

// One is left out: in most languages it is also the article.
const numbers = [
  ...Array.from({ length: 1_998 }, (_, index) => index + 2),
  ...Array.from({ length: 98 }, (_, index) => (index + 2) * 1_000),
]

const patterns = new Map(
  locales.map((locale) => {
    const values = new Map([
      ...forms[locale].flatMap((inWords) => numbers.map((number) => [inWords(number), number] as const)),
      ...halves[locale].flatMap((inWords) => numbers.slice(0, 99).map((number) => [inWords(number), number + 0.5] as const)),
    ])
    const sortedWords = [...values.keys()].toSorted((a, b) => b.length - a.length)
    return [
      locale,
      { values, pattern: new RegExp(`(?<![\\p{L}-]|p(?:er|our)\\s)(?:${sortedWords.join('|')})(?![\\p{L}-])`, 'giu') },
    ] as const
  }),
)

/** A text with its number words replaced. */
export function replaceNumberWords(text: string, locale: Locale, replace: (value: number, words: string) => string): string {
  const { values, pattern } = patterns.get(locale)!
  return text.replace(pattern, (words) => replace(values.get(words.toLowerCase())!, words))
}
