import { keywordLength, searchKeyword, type SearchResult } from '@brand/content'
import { loadShell, type Shell } from '../../chrome/shell.ts'
import type { SiteRequest } from '../../request/context.ts'
import { errorPageOnFailure, isTyped } from '../load.ts'

/** The data of the search page. */
export interface SearchData {
  shell: Shell
  /** The typed text, which stays in the field. */
  keyword: string
  results: readonly SearchResult[]
  /**
   * `short`: too short to be searched. `failed`: the search did not work.
   * @requirement SRCH-14
   */
  status: 'found' | 'short' | 'failed'
}

type Searched = Pick<SearchData, 'results' | 'status'>

/**
 * Searches for the `keyword` of the query: trimmed, and cut to the longest keyword of the API.
 * @requirement OR-23
 */
export async function loadSearch(request: Pick<SiteRequest, 'client' | 'locale' | 'query'>): Promise<SearchData> {
  const { client, locale, query } = request
  const typed = (query.get('keyword') ?? '').trim().slice(0, keywordLength.max).toWellFormed()
  const keyword = searchKeyword(typed)
  const search = async (): Promise<Searched> => {
    if (!keyword) return { results: [], status: 'short' }
    try {
      return { results: await client.search({ keyword, locale }), status: 'found' }
    } catch (error) {
      if (isTyped(error) && error.code === 429) throw error
      console.error('The search has failed:', error)
      return { results: [], status: 'failed' }
    }
  }
  const [shell, searched] = await errorPageOnFailure(Promise.all([loadShell(request), search()]))
  return { shell, keyword: typed, ...searched }
}
