import { pathFor } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'

/** The page of search results, below the locale prefix (RT-38). */
export const searchPath = '/search'

/** Address of the search page in a locale, with a keyword. */
export const searchAddress = (locale: Locale, keyword = '') =>
  pathFor('', searchPath.slice(1), locale) + (keyword && `?${new URLSearchParams({ keyword })}`)
