import { locales } from './locales.ts'

/**
 * Names that lists of the United Nations, and older ones, have for countries that are called otherwise today.
 * @requirement DEALER-06
 */
const otherNames: Record<string, string> = {
  'congo (democratic republic of the)': 'cd',
  congo: 'cg',
  'cabo verde': 'cv',
  'czech republic': 'cz',
  'great britain': 'gb',
  'united kingdom of great britain and northern ireland': 'gb',
  "korea (democratic people's republic of)": 'kp',
  'korea (republic of)': 'kr',
  'republic of korea': 'kr',
  "lao people's democratic republic": 'la',
  macedonia: 'mk',
  'republic of north macedonia': 'mk',
  'brunei darussalam': 'bn',
  'russian federation': 'ru',
  swaziland: 'sz',
  'syrian arab republic': 'sy',
  turkey: 'tr',
  'united states of america': 'us',
  usa: 'us',
  'holy see': 'va',
  'viet nam': 'vn',
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const normalizeName = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase()
const withoutAddition = (name: string) => name.replace(/[(,].*$/s, '').trim()

/** Codes by name, in the languages of the site. */
function codesByName(): Map<string, string> {
  const codes = new Map(Object.entries(otherNames))
  for (const locale of locales)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style })
      for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
        const name = names.of(code)
        // A code that is no longer used has the name of its successor.
        if (name && !codes.has(normalizeName(name)))
          codes.set(normalizeName(name), new Intl.Locale(`und-${code}`).region!.toLowerCase())
      }
    }
  return codes
}

let cachedCodes: Map<string, string> | undefined

/**
 * The two-letter code (ISO 3166) of a country by its name in a language of the site, as its own languages or lists of the United
 * Nations have it: `Iran (Islamic Republic of)` too. `undefined` for any other name.
 */
export function findCountryCode(name: string): string | undefined {
  cachedCodes ??= codesByName()
  return cachedCodes.get(normalizeName(name)) ?? cachedCodes.get(withoutAddition(normalizeName(name)))
}
