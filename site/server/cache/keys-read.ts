import { queryKeys } from '../../forms/query-keys.ts'
import { sentForm, sentQuery } from '../../forms/sent-form.ts'

/** The keys of a query that the kind of page at a path, below the locale prefix, may read. Every other page ignores them, and is cached. */
export function keysRead(path: string, query: URLSearchParams): string[] {
  return queryKeys(path).filter((key) => (key === sentQuery ? sentForm(query) !== undefined : query.has(key)))
}
