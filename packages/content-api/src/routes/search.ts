import {
  ApiError,
  apiPaths,
  defaultLocale,
  family,
  keywordLength,
  localizedPath,
  searchKeyword,
  searchList,
  type Locale,
  type SearchResult,
} from '@brand/content'
import { z } from 'zod'
import { createLimiter } from '../limiter.ts'
import { documentOf, searched, searchedOf, withoutSoftHyphens } from '../search/documents.ts'
import { highlights } from '../search/highlight.ts'
import type { Search } from '../search/index.ts'
import type { Hit } from '../search/protocol.ts'
import { wordsIn } from '../search/words.ts'
import { isListed, type Snapshot } from '../snapshot.ts'

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

/** A hit as the API answers it; none when the item was removed since it was indexed. */
function resultOf(hit: Hit, snapshot: Snapshot, locale: Locale, keyword: string): SearchResult[] {
  const [type, id] = hit.id.split(' ') as [string, string]
  const found = snapshot.byId(type, id, locale)
  const search = found?.item.entity.search
  if (!found || !search || !isListed(found.item, found.record, snapshot.drafts)) return []
  const title = withoutSoftHyphens(search.title(found.record))
  const image = search.thumbnail?.(found.record)
  return [
    {
      id,
      type,
      title,
      link: localizedPath(found.item.localizedSlugs, locale),
      ...(image && { thumbnail: { id: image.id, name: image.title ?? image.id, alt: image.alt, url: image.url } }),
      ready2go: type === 'ready2go',
      usedLocale: found.usedLocale,
      highlights: highlights(title, keyword, hit.terms),
    },
  ]
}

/**
 * What only a preview lists is in no index: of that, the items with all words of a keyword.
 * @requirement OR-94
 */
function offlineHits(snapshot: Snapshot, locale: Locale, keyword: string, types: readonly string[]): Hit[] {
  if (!snapshot.drafts) return []
  const typed = wordsIn(keyword)
  const offline = types.flatMap((type) => snapshot.list(type, locale)).filter(({ item, record }) => !isListed(item, record))
  return offline.flatMap((found) => {
    const { id, title, kind, text } = documentOf(searchedOf(found, snapshot, locale))
    const words = wordsIn(`${title} ${kind} ${text}`)
    const terms = typed.flatMap((start) => words.find((word) => word.startsWith(start)) ?? [])
    return terms.length === typed.length ? [{ id, terms }] : []
  })
}

const keyword = z
  .string()
  .default('')
  .transform(searchKeyword)
  .meta({
    description: `What is searched for. Trimmed and cut to ${keywordLength.max} characters; below ${keywordLength.min} nothing is found (OR-23).`,
  })

/** A keyword with results, for the example. */
function exampleKeyword(snapshot: Snapshot, types: readonly string[]): string | undefined {
  const [found] = types.flatMap((type) => snapshot.list(type, defaultLocale).slice(0, 1))
  return found && wordsIn(found.item.entity.search!.title(found.record)).find(({ length }) => length > 2)
}

export interface SearchOptions {
  /**
   * The locale in which families are searched, since their names are product names.
   * @requirement SRCH-16
   */
  familySearchLocale: Locale
}

/**
 * Search over everything public, and over the families alone.
 * @requirement API-12, API-24
 */
export function searchCalls(search: Search, { familySearchLocale }: SearchOptions) {
  const limiter = createLimiter(searchRate)
  const call = (path: string, summary: string, types: readonly string[], limit: number, within?: Locale) => ({
    path,
    summary,
    query: { keyword },
    answer: searchList,
    uncached: () => true,
    example: (snapshot: Snapshot) => ({ keyword: exampleKeyword(snapshot, types) }),
    async compose(snapshot: Snapshot, query: { keyword: string; locale: Locale }, client: string | undefined) {
      const { keyword, locale } = query
      if (!keyword) return []
      if (limiter.isOver(client)) throw new ApiError('Too many requests', 429)
      limiter.count(client)
      const hits = await search.find({ locale: within ?? locale, keyword, types, limit })
      const offline = offlineHits(snapshot, within ?? locale, keyword, types)
      return [...offline, ...hits].slice(0, limit).flatMap((hit) => resultOf(hit, snapshot, locale, keyword))
    },
  })
  return {
    searchCall: call(
      apiPaths.search,
      `Public items of every type by keyword; at most ${searchLimits.all}.`,
      types,
      searchLimits.all,
    ),
    searchFamiliesCall: call(
      apiPaths.searchFamilies,
      'Families by keyword. Their names are compared in one language, whatever the locale of the answer.',
      [family.name],
      searchLimits.families,
      familySearchLocale,
    ),
  }
}
