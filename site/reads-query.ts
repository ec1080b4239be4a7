import { searchPath } from './search-address.ts'

/** Path of the page of questions, below the locale prefix (RT-19). */
export const faqPath = '/faq'

/** Whether the page at a path, below the locale prefix, answers the query. Every other page ignores it, and is cached. */
export const readsQuery = (path: string, query: URLSearchParams): boolean =>
  path === searchPath || (path === faqPath && query.has('q'))
