import { routePath } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'

/**
 * Address of the search page in a locale, with a keyword.
 * @requirement RT-38
 */
export const searchAddress = (locale: Locale, keyword = '') =>
  routePath('search', locale) + (keyword && `?${new URLSearchParams({ keyword })}`)
