import type { Locale } from '@brand/content'
import { conventions, units } from './conventions.ts'

/** Check of a text. It returns a few words for each fault, to find it by. */
type Rule = (text: string, locale: Locale) => string[]

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => text.slice(Math.max(0, index - 20), index + match.length + 15).trim())

const everyQuote = '"“”„‟«»‹›‚‘'

/** Quotation marks are those of the language, and an apostrophe is none of a typewriter. */
const quotationMarks: Rule = (text, locale) => {
  const foreign = [...everyQuote].filter((mark) => !conventions[locale].quotes.includes(mark)).join('')
  return found(text, new RegExp(`[${foreign}]|(?<=\\p{L})'|'(?=\\p{L})`, 'gu'))
}

/** One space between words, none before punctuation; French has its own, which do not break. */
const spaces: Rule = (text, locale) => {
  const { spaced, quotes } = conventions[locale]
  const rules = Object.entries(spaced ?? {}).map(([space, marks]) => `(?<!${space}|[!?])[${marks}](?=[\\s»)]|$)`)
  if (spaced) rules.push(`${quotes[0]}(?!\u00a0)`)
  else rules.push('[ \u00a0\u202f][;:!?](?=\\s|$)')
  return found(text, new RegExp(['  ', '[ \u00a0\u202f][,.](?=\\s|$)', ...rules].join('|'), 'gu'))
}

const numbers =
  /(?<![\p{L}\d+.,/:-]|\+[\d ]{0,14}|(?<!\p{L})(?:[A-Z]{2}|WCAG) )\d+(?:[.,][\d]+|[ \u00a0\u202f]\d{3}(?!\d))*(?![\d\p{L}:/-])/gu
const unit = `(?:${units.join('|')})(?![\\p{L}\\d’'²³/-])`
const beforeUnit = new RegExp(`^(?: \\p{L}+ [\\d.,\u202f]+)?[ \u00a0\u202f]?${unit}`, 'u')

/** Decimals and thousands as `Intl` writes them. A year or a code (`1911`, `EN 13501-1`, `WCAG 2.2`) has no unit and no separator. */
const figures: Rule = (text, locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const [group, decimal] = ['group', 'decimal'].map((type) => parts.find((part) => part.type === type)!.value)
  return [...text.matchAll(numbers)].flatMap(({ 0: number, index }) => {
    const after = text.slice(index + number.length)
    if (/^\d+$/.test(number) && !beforeUnit.test(after)) return []
    const digits = number.split(decimal!)[1]?.length ?? 0
    const value = Number(number.replaceAll(group!, '').replace(decimal!, '.'))
    const norm = value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return norm === number ? [] : [`${text.slice(Math.max(0, index - 15), index)}${number}${after.slice(0, 10)}`]
  })
}

/** A unit stays on the line of its number; per cent is written as `Intl` writes it. */
const unitSpaces: Rule = (text, locale) => {
  const percent = (0.6).toLocaleString(locale, { style: 'percent' }).replace('60', '')
  return [
    ...found(text, new RegExp(`(?<=\\d)[ \u202f]?${unit}`, 'gu')),
    ...found(text, /(?<=\d)[\s\u00a0\u202f]?%/gu).filter((match) => !match.includes(percent)),
    ...(percent === '%' ? found(text, /(?<=\d)[\s\u00a0\u202f]%/gu) : []),
  ]
}

/** One form of address: je, du, vous, tu. */
const address: Rule = (text, locale) => {
  const { wrongAddress } = conventions[locale]
  return wrongAddress ? found(text, wrongAddress) : []
}

/** Two of the commonest English words in a text make it English. */
const untranslated: Rule = (text, locale) => {
  if (locale === 'en') return []
  const words = new Set(
    text.toLowerCase().match(/(?<![\p{L}’-])(?:the|and|with|from|that|this|you|your|are|which|for)(?![\p{L}’-])/gu),
  )
  return words.size > 1 ? [text.slice(0, 60)] : []
}

/** The rules of a single text, each by what it asks for. */
export const rules: Readonly<Record<string, Rule>> = {
  'quotation marks of the language': quotationMarks,
  'spaces of the language': spaces,
  'numbers of the language': figures,
  'a no-break space before a unit': unitSpaces,
  'one form of address': address,
  'a translation': untranslated,
}
