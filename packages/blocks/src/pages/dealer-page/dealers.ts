import { folded } from '../../i18n/folded.ts'
import type { Coordinates } from './world.ts'

/** A dealer or representative, as its card shows it. */
export interface Dealer {
  /** Id of the record. */
  id: string
  /** Name of the dealer. */
  name: string
  /** Full name of its country, as records have it. */
  country: string
  /** Two letters (ISO 3166-1) that identify the country and give its name in the page's language. Default: its name does. */
  countryCode?: string | undefined
  /** State or province. Default: not shown. */
  state?: string | undefined
  /** Name of its address, such as a building. */
  addressName?: string | undefined
  /** Lines of its address. */
  address: readonly string[]
  /** It represents the lighting range. */
  isLightingRep?: boolean | undefined
  /** Telephone number. Default: not shown. */
  phone?: string | undefined
  /** E-mail address, for a link or the form. Default: none. */
  email?: string | undefined
  /** Position on the map, in degrees. */
  coordinates?: Coordinates | undefined
  /** Distance in km. */
  distance?: number | undefined
}

export interface Country {
  name: string
  /** Letter of the alphabet that it stands under. */
  letter: string
  dealers: readonly Dealer[]
}

export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Names that are shorter on the page than in records. They are English: other languages name a country by its code.
 * @requirement DEALER-06
 */
const shortNames: Record<string, string> = {
  'United Kingdom of Great Britain and Northern Ireland': 'United Kingdom',
  'United States of America': 'United States',
  Czechia: 'Czech Republic',
  'Republic of North Macedonia': 'Macedonia',
  'North Macedonia': 'Macedonia',
  'Macedonia (the former Yugoslav Republic of)': 'Macedonia',
}

const cut = (name: string) => name.replace(/\(.*$/s, '').trim() || name

/**
 * Returns the short name of each country: from the table, or else cut at its first parenthesis. Names that would then be alike
 * stay whole.
 * @requirement DEALER-05, DEALER-06
 */
export function countryNames(names: Iterable<string>): Map<string, string> {
  const all = [...new Set(names)]
  return new Map(
    all.map((name) => {
      const isShared = all.some((other) => other !== name && cut(other) === cut(name))
      const short = isShared ? name : cut(name)
      return [name, shortNames[name] ?? shortNames[short] ?? short]
    }),
  )
}

/** Identifies the country of a dealer: its code, or its name. */
const toCountryKey = ({ countryCode, country }: Dealer) =>
  /^[a-z]{2}$/i.test(countryCode ?? '') ? countryCode!.toUpperCase() : country

/**
 * Returns a function that names the country of a dealer in a language, by its code. In English, and without a code, it takes the
 * name in the record.
 * @requirement DEALER-06
 */
function namesIn(dealers: readonly Dealer[], locale: string): (dealer: Dealer) => string {
  // Records may have several names for one country, of which one counts.
  const own = new Map(dealers.map((dealer) => [toCountryKey(dealer), dealer.country]))
  const short = countryNames(own.values())
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const isEnglish = new Intl.Locale(locale).language === 'en'
  return (dealer) => {
    const country = toCountryKey(dealer)
    const name = isEnglish || country === dealer.country ? undefined : names.of(country)
    return name ?? short.get(own.get(country)!)!
  }
}

/**
 * Dealers by country, state and name, in the order of a language that ignores accents; those without a state come first.
 * @requirement DEALER-04, DEALER-07
 */
export function groupDealers(dealers: readonly Dealer[], locale: string): Country[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const findCountryName = namesIn(dealers, locale)
  const byName = Map.groupBy(dealers, findCountryName)
  return [...byName]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, list]) => ({
      name,
      letter: folded(name).charAt(0).toUpperCase(),
      dealers: list.toSorted((a, b) => compare(a.state ?? '', b.state ?? '') || compare(a.name, b.name)),
    }))
}
