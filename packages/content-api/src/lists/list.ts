import type { Entity, EntityOf, Locale } from '@brand/content'
import type { z } from 'zod'
import { resolveRecord } from '../resolve.ts'
import type { Found, Snapshot } from '../snapshot.ts'

/** The items of an entity without blocks that lists may show, as the API answers them. */
export const resolveList = <Schema extends z.ZodObject>(entity: EntityOf<Schema>, snapshot: Snapshot, locale: Locale) =>
  snapshot.list(entity.name, locale).map((found) => resolveRecord(entity, found, snapshot, locale))

const time = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NEGATIVE_INFINITY)

/**
 * The items that lists may show, newest first, those without a date last.
 * @requirement OR-86, OR-88
 */
export function newestFirst({ name }: Entity, field: string) {
  return (snapshot: Snapshot, locale: Locale): Found[] =>
    snapshot.list(name, locale).toSorted((a, b) => {
      const [first, second] = [time(a.listedBy(field)), time(b.listedBy(field))]
      return first === second ? 0 : second - first
    })
}
