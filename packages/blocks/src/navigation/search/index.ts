export { Search, type SearchProps } from './Search.tsx'
export { SearchResults, thumbnail, type SearchResult, type SearchResultsProps } from './SearchResults.tsx'
export { searchDebounce, type FindSuggestions } from './useSuggestions.ts'
export type { SearchMessages } from './Search.messages.ts'
