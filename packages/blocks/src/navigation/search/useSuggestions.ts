import { useEffect, useState } from 'react'
import type { SearchResult } from './SearchResultContent.tsx'

/**
 * Typing has to rest this long before a search begins, in ms.
 * @requirement SRCH-05
 */
export const searchDebounce = 200

/**
 * Fewest and most characters of a keyword: with fewer nothing is asked, more cannot be typed.
 * @requirement OR-23
 */
export const keywordLength = { min: 2, max: 100 } as const

/** Finds what suits a keyword. The signal is aborted once another keyword has taken its place. */
export type FindSuggestions = (keyword: string, signal: AbortSignal) => Promise<readonly SearchResult[]>

interface Suggestions {
  status: 'none' | 'loading' | 'found' | 'failed'
  results: readonly SearchResult[]
}

const none: Suggestions = { status: 'none', results: [] }

/** The suggestions for a keyword; the last ones stay until new ones are there, and a late answer to an older keyword is dropped. */
export function useSuggestions(keyword: string, find: FindSuggestions | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  const typed = find ? keyword.trim() : ''
  const word = typed.length < keywordLength.min ? '' : typed

  useEffect(() => {
    if (!find) return
    const asked = new AbortController()
    async function ask() {
      if (!word) return setSuggestions(none)
      setSuggestions(({ results }) => ({ status: 'loading', results }))
      const answer = await find!(word, asked.signal).then(
        (results): Suggestions => ({ status: 'found', results }),
        (): Suggestions => ({ status: 'failed', results: [] }),
      )
      if (!asked.signal.aborted) setSuggestions(answer)
    }
    const timer = setTimeout(ask, searchDebounce)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [word, find])

  return word ? suggestions : none
}
