/** A language as selectors and link previews name it. */
interface Language {
  /** Its name in itself. */
  name: string
  /**
   * Language and region as Open Graph writes them.
   * @requirement SEO-02
   */
  openGraph: string
}

/**
 * The only list of locales; a line here adds one. Order is that of selectors.
 * @requirement LOC-01
 */
export const languages = {
  en: { name: 'English', openGraph: 'en_GB' },
  nl: { name: 'Nederlands', openGraph: 'nl_BE' },
  de: { name: 'Deutsch', openGraph: 'de_DE' },
  fr: { name: 'Français', openGraph: 'fr_FR' },
  it: { name: 'Italiano', openGraph: 'it_IT' },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages

/**
 * Every locale that the content model knows.
 * @requirement LOC-01
 */
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/**
 * The locale without a path prefix, and the fallback of every item.
 * @requirement LOC-03
 */
export const defaultLocale: Locale = 'en'

/**
 * A locale as selectors and routers need it.
 * @requirement LOC-05
 */
export interface LocaleRecord {
  locale: Locale
  name: string
  /** Path of its home page: `/`, `/nl`. */
  path: string
  active: boolean
}

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** Whether a value differs by locale: an object whose keys are all locale codes. */
export function isLocalised(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  let isEmpty = true
  // Asked of each object of thousands of records: no list of keys is made of any.
  for (const key in value) {
    if (!isLocale(key)) return false
    isEmpty = false
  }
  return !isEmpty
}

/**
 * Path of a locale's home page: `/` for English, else `/nl`.
 * @requirement LOC-03, LOC-04
 */
export const homePath = (locale: Locale) => (locale === defaultLocale ? '/' : `/${locale}`)

/**
 * Reads the set of active locales from configuration, `'en,de,fr'`; all when it is empty. Throws on an unknown code, and when the
 * default locale is missing.
 * @requirement LOC-02, OR-01
 */
export function parseActiveLocales(setting = ''): Locale[] {
  const codes = setting.split(/[\s,]+/).filter(Boolean)
  const unknown = codes.find((code) => !isLocale(code))
  if (unknown) throw new Error(`"${unknown}" is not a known locale. Known locales: ${locales.join(', ')}.`)
  if (codes.length && !codes.includes(defaultLocale)) throw new Error(`The active locales must contain ${defaultLocale}.`)
  return locales.filter((locale) => !codes.length || codes.includes(locale))
}

/**
 * All locales with their names and paths; the inactive ones are marked.
 * @requirement LOC-02, LOC-05
 */
export const localeRecords = (active: readonly Locale[]): LocaleRecord[] =>
  locales.map((locale) => ({ locale, name: languages[locale].name, path: homePath(locale), active: active.includes(locale) }))

/**
 * A change of locale: the wanted one where it is active, else the current one stays.
 * @requirement LOC-06
 */
export const acceptLocale = (wanted: unknown, current: Locale, active: readonly Locale[]): Locale =>
  isLocale(wanted) && active.includes(wanted) ? wanted : current
