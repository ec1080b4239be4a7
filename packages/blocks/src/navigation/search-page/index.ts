export { SearchPage, type SearchPageProps } from './SearchPage.tsx'
export type { SearchPageMessages } from './SearchPage.messages.ts'
export type { SearchResult } from '../search/SearchResultContent.tsx'
