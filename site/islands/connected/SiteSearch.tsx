import { Search, type FindSuggestions, type SearchProps } from '@brand/blocks/search'
import type { Locale } from '@brand/content/locales'
import { useCallback } from 'react'
import { toResults, type TypeNames } from './results.ts'
import { client } from './client.ts'

export interface SiteSearchProps extends Pick<SearchProps, 'href' | 'emptyAction' | 'messages'> {
  locale: Locale
  types: TypeNames
}

/**
 * Connects `Search` in the header: a form on the server, with suggestions from the API once hydrated.
 * @requirement NAV-05, API-12, SRCH-14
 */
export default function SiteSearch({ locale, types, ...form }: SiteSearchProps) {
  const find = useCallback<FindSuggestions>(
    async (keyword, signal) => {
      try {
        return toResults(await client.search({ keyword, locale, signal }), types, locale)
      } catch (error) {
        if (!signal.aborted) console.warn('The search has failed:', error)
        throw error
      }
    },
    [locale, types],
  )
  return <Search {...form} findSuggestions={find} />
}
