import type { FigureFilter } from '@brand/content'
import { pathFor, routePath } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'
import { queryText } from './compare.ts'

/**
 * Slug of the products from stock among the typologies.
 * @requirement RT-31, TYPO-07
 */
export const ready2goSlug = 'ready2go'

/**
 * Address of all products.
 * @requirement RT-27
 */
export const productsPath = (locale: Locale) => routePath('products', locale)

/** Filters of products: slugs of a typology and of an issue, figures, and a keyword. */
export interface ProductFilter extends Partial<Record<FigureFilter, string | undefined>> {
  type?: string | undefined
  issue?: string | undefined
  search?: string | undefined
  /**
   * Slugs of the families to compare, joined by commas: kept from list to list.
   * @requirement CMP-01
   */
  families?: string | undefined
}

/** Filters that stand in the path; the others are in the query, each by its name. */
const inPath = { type: 'typology', issue: 'issue' } as const
export type PathFilter = keyof typeof inPath

/**
 * Key of the query of a family's page: the felt to see its pictures in.
 * @requirement FAM-13
 */
export const finishKey = 'felt'

/**
 * The query of a family's page in one of its finishes: the first has the plain address.
 * @requirement FAM-13
 */
export const finishQuery = (finishes: readonly { key: string }[], key: string | undefined): string =>
  key === undefined || key === finishes[0]?.key ? '' : `?${new URLSearchParams({ [finishKey]: key })}`

/**
 * Path of filtered products: it holds the filter that `first` names, by default the typology, else the other one.
 * @requirement TYPO-05, TYPO-06
 */
export function filterPath(locale: Locale, filter: ProductFilter, first: PathFilter = 'type') {
  const held = ([first, first === 'type' ? 'issue' : 'type'] as const).find((name) => filter[name])
  return {
    path: held ? pathFor(inPath[held], filter[held]!, locale) : productsPath(locale),
    /** The filters of the query. */
    rest: Object.fromEntries(
      Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]) && entry[0] !== held),
    ),
  }
}

/** Address of filtered products. */
export function filterAddress(locale: Locale, filter: ProductFilter, first?: PathFilter): string {
  const { path, rest } = filterPath(locale, filter, first)
  const query = queryText(rest)
  return query ? `${path}?${query}` : path
}
