import type { EntityOf, Locale } from '@brand/content'
import type { z } from 'zod'
import type { Snapshot } from '../snapshot.ts'

/** The one record of an entity that has no slug; an empty one where there is none, so that pages can be rendered without it. */
export const findSingleRecord = <Schema extends z.ZodObject>(
  snapshot: Snapshot,
  { name, schema }: EntityOf<Schema>,
  locale: Locale,
) => (snapshot.find(name, name, locale)?.record ?? schema.parse({})) as z.infer<Schema>
