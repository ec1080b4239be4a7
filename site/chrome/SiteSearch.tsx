import { Search, type FindSuggestions, type SearchProps } from '@brand/blocks/search'
import { createClient } from '@brand/content/client'
import type { Locale } from '@brand/content/locales'
import { useCallback } from 'react'
import { resultsOf, type TypeNames } from './results.ts'

const client = createClient((address, init) => fetch(address, init))

export interface SiteSearchProps extends Pick<SearchProps, 'action' | 'messages'> {
  locale: Locale
  types: TypeNames
}

/** The search of the bar: a form on the server, with suggestions from the API once it is awake (NAV-05, API-12, SRCH-14). */
export function SiteSearch({ locale, types, ...form }: SiteSearchProps) {
  const find = useCallback<FindSuggestions>(
    async (keyword, signal) => {
      try {
        return resultsOf(await client.search({ keyword, locale, signal }), types, locale)
      } catch (error) {
        if (!signal.aborted) console.warn('The search has failed:', error)
        throw error
      }
    },
    [locale, types],
  )
  return <Search {...form} search={find} />
}
