import { apiPaths } from '@brand/content'
import { queryKeys } from '../../forms/query-keys.ts'
import { sentForm, sentQuery } from '../../forms/sent-form.ts'

/** What a page that reads a key has in it, by keys that only some pages of a kind read: a form that is sent here, and walls. */
const fieldFor: Record<string, string> = { [sentQuery]: `action="${apiPaths.inquiries}`, wall: 'data-part="calculator"' }

/** The keys of the query that a page reads because of what is in it. */
export const fieldsIn = (html: string): string[] => Object.keys(fieldFor).filter((key) => html.includes(fieldFor[key]!))

/** The keys of a query that the kind of page at a path, below the locale prefix, may read. Every other page ignores them, and is cached. */
export function keysRead(path: string, query: URLSearchParams): string[] {
  return queryKeys(path).filter((key) => (key === sentQuery ? sentForm(query) !== undefined : query.has(key)))
}

/** Whether it depends on what is in a page whether it reads any of the keys. */
export const dependsOnFields = (keys: readonly string[]): boolean => keys.every((key) => key in fieldFor)
