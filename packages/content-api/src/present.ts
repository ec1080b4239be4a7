import type { EntityOf, Locale } from '@brand/content'
import type { z } from 'zod'
import { answerQuery } from './queries.ts'
import { show } from './show.ts'
import type { Found, Snapshot } from './snapshot.ts'

/**
 * A record as the API answers it: the records that it names as their cards, the lists of its blocks filled in, links as they
 * stand in the visitor's locale.
 */
export const present = <Schema extends z.ZodObject>(
  { schema }: EntityOf<Schema>,
  found: Found,
  snapshot: Snapshot,
  locale: Locale,
) =>
  show(schema, found.record, snapshot, locale, (query, chosen) =>
    chosen.length ? chosen : answerQuery(query, found, snapshot, locale),
  ) as z.infer<Schema>
