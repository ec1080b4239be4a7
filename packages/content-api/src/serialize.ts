import type { EntityOf, Locale } from '@brand/content'
import type { z } from 'zod'
import { answerQuery } from './queries.ts'
import { resolve } from './resolve.ts'
import type { Found, Snapshot } from './snapshot.ts'

/** A record with blocks as the API answers it: references and links resolved, the lists of its blocks filled by their queries. */
export const serialize = <Schema extends z.ZodObject>(
  { schema }: EntityOf<Schema>,
  found: Found,
  snapshot: Snapshot,
  locale: Locale,
) =>
  resolve(schema, found.record, snapshot, locale, (query, chosen) =>
    chosen.length ? chosen : answerQuery(query, found, snapshot, locale),
  ) as z.infer<Schema>
