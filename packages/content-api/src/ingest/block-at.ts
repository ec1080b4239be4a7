import { isObject } from '@brand/content'

/** The id of the block of a page that a place in a flat record is in; `undefined` where it is in none. */
export function blockAt(record: unknown, path: readonly PropertyKey[]): string | undefined {
  let value = record
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
    if (isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string') return value['id']
  }
  return undefined
}
