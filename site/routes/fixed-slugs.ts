import type { Locale, LocalizedSlugs } from '@brand/content'

/** A page without a record: the same path in every language. */
export const toFixedSlugs = (path: string, active: readonly Locale[]): LocalizedSlugs => ({
  type: 'page',
  slugs: Object.fromEntries(active.map((locale) => [locale, path])),
})
