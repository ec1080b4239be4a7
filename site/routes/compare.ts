import { routePath } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'

/** Most families side by side. */
export const maxCompared = 4

/**
 * Keys of the query: the slugs of the families, and one to add to them or to take out.
 * @requirement CMP-01
 */
export const comparedKey = 'families'
export const toggleKey = 'toggle'

/** Most slugs that are read of an address. */
const maxRead = 12

/** The slugs of a query, each once, in their order; lists and repeated keys alike. */
export const comparedSlugs = (query: URLSearchParams): string[] =>
  [
    ...new Set(
      query
        .getAll(comparedKey)
        .flatMap((value) => value.split(','))
        .map((slug) => slug.trim().slice(0, 80).toWellFormed())
        .filter(Boolean),
    ),
  ].slice(0, maxRead)

/** The slugs of a query with the one that it adds, where it fits, or takes out. */
export function toggledSlugs(query: URLSearchParams): string[] {
  const slugs = comparedSlugs(query)
  const toggle = query.get(toggleKey)
  if (!toggle) return slugs
  return slugs.includes(toggle) ? slugs.filter((slug) => slug !== toggle) : [...slugs, toggle].slice(0, maxCompared)
}

/** A query as it stands in an address; commas separate slugs and stay legible. */
export const queryText = (query: URLSearchParams | Record<string, string>) =>
  `${new URLSearchParams(query)}`.replaceAll('%2C', ',')

/** Address of the comparison of some families. */
export function compareAddress(locale: Locale, slugs: readonly string[]): string {
  const path = routePath('compare', locale)
  return slugs.length ? `${path}?${queryText({ [comparedKey]: slugs.join() })}` : path
}
