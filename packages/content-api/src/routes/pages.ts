import {
  ApiError,
  apiPaths,
  defaultLocale,
  homeSlug,
  page,
  pageAddressAnswer,
  pageAnswer,
  pageListAnswer,
  pathFor,
  trimSlashes,
  type Locale,
  type PageAddressAnswer,
  type PageAnswer,
} from '@brand/content'
import { z } from 'zod'
import { serialize } from '../serialize.ts'
import { describeLanguages, type Snapshot } from '../snapshot.ts'

/**
 * Slugs of the published pages that are translated into a locale.
 * @requirement API-03, OR-11
 */
const list = (snapshot: Snapshot, locale: Locale): string[] =>
  snapshot
    .list(page.name, locale)
    .filter(({ usedLocale }) => usedLocale === locale)
    .map(({ item }) => item.localizedSlugs.slugs[locale]!)

/**
 * Finds the page of a path: by its own link, else by its slug with all its levels. The last segment of a path alone finds none,
 * so that each page has one address.
 * @requirement OR-12
 */
function single(snapshot: Snapshot, address: string, locale: Locale, only: PageQuery['only']): PageAnswer | PageAddressAnswer {
  const found = snapshot.find(page.name, address, locale)
  if (!found) throw new ApiError('Page not found', 404)
  const { item, usedLocale } = found
  if (only === 'address') return { localizedSlugs: item.localizedSlugs }
  const record = serialize(page, found, snapshot, locale)
  const ctPageLink = pathFor(page.name, item.localizedSlugs.slugs[usedLocale]!, 'en')
  return { response: { ctPage: { ...record, ctPageLink } }, ...describeLanguages(found) }
}

/** The normalised form of an address, with or without slashes around it; that of the home page is its slug. */
const toAddress = (path: string) => trimSlashes(path) || homeSlug

interface PageQuery {
  slug?: string | undefined
  path?: string | undefined
  only: 'all' | 'address'
  locale: Locale
}

const address = z.string().transform(toAddress).optional()

/**
 * With a slug or a path one page, without one the slugs of all.
 * @requirement API-04, API-03, PAGE-24
 */
export const pagesCall = {
  path: apiPaths.pages,
  summary: 'The slugs of all published pages, or one page by its slug or path.',
  query: {
    slug: address.meta({ description: 'Slug or path of a page, without the locale prefix. Without it: the list of slugs.' }),
    path: address.meta({ description: 'Alias of `slug`. If both are given, `slug` applies.' }),
    only: z
      .enum(['all', 'address'])
      .default('all')
      .meta({ description: '`address` gives the slugs of the page without its content.' }),
  },
  answer: z.union([pageListAnswer, pageAnswer, pageAddressAnswer]),
  example(snapshot: Snapshot) {
    const [slug] = list(snapshot, defaultLocale)
    return { slug, path: slug && `/${slug}`, only: 'all' }
  },
  notFound: 'No page has this slug or path.',
  compose(snapshot: Snapshot, { slug, path, only, locale }: PageQuery) {
    const asked = slug ?? path
    return asked === undefined ? list(snapshot, locale) : single(snapshot, asked, locale, only)
  },
}
