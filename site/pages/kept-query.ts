import { queryKeys } from '../forms/query-keys.ts'
import { sentQuery } from '../forms/sent-form.ts'

/**
 * The address of a page in another language, with what the visitor has asked this page for: filters, keywords, what a form is about.
 * An address with a query of its own knows better. Thanks for a form are shown once.
 * @requirement LOC-37
 */
export function keepQuery(address: string, path: string, query: URLSearchParams): string {
  const keys = new Set(queryKeys(path))
  keys.delete(sentQuery)
  const kept = [...query].filter(([key]) => keys.has(key))
  return kept.length && !address.includes('?') ? `${address}?${new URLSearchParams(kept)}` : address
}
