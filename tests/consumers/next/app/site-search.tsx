'use client'

import { Search, type FindSuggestions } from '@brand/blocks/search'

const find: FindSuggestions = async (keyword, signal) =>
  (await fetch(`/api/suggest?q=${encodeURIComponent(keyword)}`, { signal })).json()

export const SiteSearch = () => <Search href="/search" findSuggestions={find} />
