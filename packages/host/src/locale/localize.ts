/** Languages of a site. Each has a path prefix, but for the default one. */
export interface Languages<Locale extends string = string> {
  active: readonly Locale[]
  /** The one without a path prefix. */
  defaultLocale: Locale
  /** Name of the cookie with the language that a visitor has chosen. */
  cookie: string
}

/** A path, split into its locale and the rest. */
export interface Localized<Locale extends string> {
  locale: Locale
  /** The path below the locale's prefix, `/` for its home page. */
  path: string
}

/**
 * Splits `/de/kontakt` into `de` and `/kontakt`. The default language has no prefix, and the prefix of an inactive locale is not a
 * prefix: both are answered 404.
 * @requirement LOC-04, LOC-03, LOC-02
 */
export function localize<Locale extends string>(
  pathname: string,
  { active, defaultLocale }: Pick<Languages<Locale>, 'active' | 'defaultLocale'>,
): Localized<Locale> {
  const end = pathname.indexOf('/', 1)
  const prefix = pathname.slice(1, end < 0 ? undefined : end)
  const locale = prefix === defaultLocale ? undefined : active.find((each) => each === prefix)
  if (locale === undefined) return { locale: defaultLocale, path: pathname }
  return { locale, path: end < 0 ? '/' : pathname.slice(end) }
}

/** Path of the home page of a language: `/`, `/nl`. */
export const homeOf = <Locale extends string>(locale: Locale, { defaultLocale }: Pick<Languages<Locale>, 'defaultLocale'>) =>
  locale === defaultLocale ? '/' : `/${locale}`
