import {
  ApiError,
  apiPaths,
  defaultLocale,
  family,
  keywordLength,
  localizedPath,
  page,
  pathFor,
  searchKeyword,
  searchList,
  type Locale,
  type SearchResult,
} from '@brand/content'
import { z } from 'zod'
import { createLimiter, type MakeLimiter } from '../limiter.ts'
import { toDocument, searched, searchedIn, collectRecords, listTexts, withoutSoftHyphens } from '../search/documents.ts'
import { findExcerpt } from '../search/excerpt.ts'
import { highlights } from '../search/highlight.ts'
import type { Search, SearchQuery } from '../search/index.ts'
import { findItem, listsBehindFirst } from '../search/lists.ts'
import type { Hit } from '../search/protocol.ts'
import { wordsIn } from '../search/words.ts'
import { isListed, type Found, type Snapshot } from '../snapshot.ts'

/**
 * Most results of a search, and of one for families, which filters a grid.
 * @requirement OR-22
 */
export const searchLimits = { all: 20, families: 500 } as const

/**
 * Searches that a client may make within the window.
 * @requirement RELIABILITY 21
 */
export const searchRate = { limit: 1_000, window: 10_000 } as const

const types = searched.map(({ name }) => name)

/** The path of an item's page, or of the one that shows it. */
function findLink({ item, record }: Found, snapshot: Snapshot, locale: Locale): string {
  const at = item.entity.search?.shownAt?.(record)
  if (!at) return localizedPath(item.localizedSlugs, locale)
  const shown = snapshot.find(page.name, at.page, defaultLocale)
  return `${shown ? localizedPath(shown.item.localizedSlugs, locale) : pathFor(page.name, at.page, locale)}?${at.query}`
}

interface ResultOptions {
  keyword: string
  locale: Locale
  /** Whether results have an excerpt that shows the keyword in their texts. */
  hasExcerpts: boolean
}

/** A hit as the API answers it; none when the item was removed since it was indexed. */
function toSearchResult(hit: Hit, snapshot: Snapshot, { keyword, locale, hasExcerpts }: ResultOptions): SearchResult[] {
  const found = findItem(hit, snapshot, locale)
  const search = found?.item.entity.search
  if (!found || !search || !isListed(found.item, found.record, snapshot.drafts)) return []
  const { id, entity } = found.item
  const title = withoutSoftHyphens(search.title(found.record))
  const image = search.thumbnail?.(found.record)
  const { kind, price } = search.product?.(found.record) ?? {}
  const excerpt = hasExcerpts
    ? findExcerpt(listTexts(collectRecords(found, snapshot, locale)), { title, keyword, terms: hit.terms })
    : undefined
  return [
    {
      id,
      type: entity.name,
      title,
      link: findLink(found, snapshot, locale),
      ...(image && { thumbnail: { id: image.id, name: image.title ?? image.id, alt: image.alt, url: image.url } }),
      ready2go: entity.name === 'ready2go',
      ...(kind && { kind }),
      ...(price && { price }),
      usedLocale: found.usedLocale,
      highlights: highlights(title, keyword, hit.terms),
      ...(excerpt && { excerpt }),
      partial: hit.partial,
    },
  ]
}

/**
 * Finds items that only a preview lists, if they have all words of a keyword. Such items are in no index.
 * @requirement OR-94
 */
function offlineHits(snapshot: Snapshot, locale: Locale, keyword: string, types: readonly string[]): Hit[] {
  if (!snapshot.drafts) return []
  const typed = wordsIn(keyword)
  const offline = searched
    .filter(({ name }) => types.includes(name))
    .flatMap((entity) => searchedIn(snapshot, entity, locale))
    .filter(({ item, record }) => !isListed(item, record))
  return offline.flatMap((found) => {
    const { id, title, kind, text } = toDocument(collectRecords(found, snapshot, locale))
    const words = wordsIn(`${title} ${kind} ${text}`)
    const terms = typed.flatMap((start) => words.find((word) => word.startsWith(start)) ?? [])
    return terms.length === typed.length ? [{ id, terms, partial: false }] : []
  })
}

const keyword = z
  .string()
  .default('')
  .transform(searchKeyword)
  .meta({
    description: `The keyword. It is trimmed and cut to ${keywordLength.max} characters. With fewer than ${keywordLength.min} characters the result is empty.`, // @requirement OR-23
  })

/** A keyword with results, for the example. */
function exampleKeyword(snapshot: Snapshot, types: readonly string[]): string | undefined {
  const [found] = types.flatMap((type) => snapshot.list(type, defaultLocale).slice(0, 1))
  return found && wordsIn(found.item.entity.search!.title(found.record)).find(({ length }) => length > 2)
}

export interface SearchOptions {
  /**
   * The locale in which families are searched beside the visitor's, since their names are product names.
   * @requirement SRCH-16
   */
  familySearchLocale: Locale
  /** Makes what counts the searches of each client. Default: this process counts. */
  makeLimiter?: MakeLimiter | undefined
}

/** One of the searches. */
interface Kind {
  path: string
  summary: string
  types: readonly string[]
  limit: number
  hasExcerpts: boolean
  /** Another language that is searched. */
  also?: Locale
}

/**
 * Search over everything public, and over the families alone.
 * @requirement API-12, API-24
 */
export function searchCalls(
  search: Search,
  { familySearchLocale, makeLimiter = (_, options) => createLimiter(options) }: SearchOptions,
) {
  const limiter = makeLimiter('search', searchRate)
  /** Finds the items for a keyword in several languages, each item once. Items of an earlier language come first. */
  async function findHits(snapshot: Snapshot, within: readonly Locale[], query: Omit<SearchQuery, 'locale'>): Promise<Hit[]> {
    const inEach = await Promise.all(
      [...new Set(within)].map(async (locale) => [
        ...offlineHits(snapshot, locale, query.keyword, query.types),
        ...(await search.find({ locale, ...query })),
      ]),
    )
    const byId = new Map<string, Hit>()
    for (const hit of inEach.flat()) if (!byId.has(hit.id)) byId.set(hit.id, hit)
    return [...byId.values()]
  }
  const call = ({ path, summary, types, limit, hasExcerpts, also }: Kind) => ({
    path,
    summary,
    query: { keyword },
    answer: searchList,
    uncached: () => true,
    example: (snapshot: Snapshot) => ({ keyword: exampleKeyword(snapshot, types) }),
    async compose(snapshot: Snapshot, query: { keyword: string; locale: Locale }, client: string | undefined) {
      const { keyword, locale } = query
      if (!keyword) return []
      if (await limiter.count(client)) throw new ApiError('Too many requests', 429)
      const hits = await findHits(snapshot, also ? [locale, also] : [locale], { keyword, types, limit })
      return listsBehindFirst(hits, snapshot, locale)
        .slice(0, limit)
        .flatMap((hit) => toSearchResult(hit, snapshot, { keyword, locale, hasExcerpts }))
    },
  })
  return {
    searchCall: call({
      path: apiPaths.search,
      summary: `Public items of every type by keyword, at most ${searchLimits.all}.`,
      types,
      limit: searchLimits.all,
      hasExcerpts: true,
    }),
    searchFamiliesCall: call({
      path: apiPaths.searchFamilies,
      summary: 'All families by keyword, in the locale of the response and in one that has their names. Without excerpts.',
      types: [family.name],
      limit: searchLimits.families,
      hasExcerpts: false,
      also: familySearchLocale,
    }),
  }
}
