import { defaultLocale, isLocale, type Locale } from '@brand/content'

/** A path, split into its locale and the rest. */
export interface Localized {
  locale: Locale
  /** The path below the locale's prefix, `/` for its home page. */
  path: string
}

/**
 * Splits `/de/kontakt` into `de` and `/kontakt`. English has no prefix, and the prefix of an inactive locale is not a prefix:
 * both are answered 404.
 * @requirement LOC-04, LOC-03, LOC-02
 */
export function localize(pathname: string, active: readonly Locale[]): Localized {
  const end = pathname.indexOf('/', 1)
  const prefix = pathname.slice(1, end < 0 ? undefined : end)
  if (!isLocale(prefix) || prefix === defaultLocale || !active.includes(prefix)) return { locale: defaultLocale, path: pathname }
  return { locale: prefix, path: end < 0 ? '/' : pathname.slice(end) }
}
