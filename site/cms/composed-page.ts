import { isDeepStrictEqual } from 'node:util'
import { locales } from '@brand/content'
import { z } from 'zod'

const told = z.union([z.string(), z.partialRecord(z.enum(locales), z.string().nullable())])
const block = z.looseObject({ type: z.string().regex(/^cb_[a-z0-9_]+$/) })

/** A page as the Composer sends it. */
export const composedPage = z.strictObject({ title: told.optional(), body: z.array(block).max(200) })
type ComposedPage = z.infer<typeof composedPage>

type PageRecord = Readonly<Record<string, unknown>>

/** What the record of a new page begins with. */
export const newPage = (name: string): PageRecord => ({
  $schema: '../../generated/schema/page.json',
  ctPageSlug: name,
  ctPageMetadata: {},
})

/** A record with a page that was composed; what nobody has touched keeps its order, so that a change shows nothing else. */
export function withComposed(record: PageRecord, { title, body }: ComposedPage): PageRecord {
  const before = (record['ctPageBody'] ?? []) as unknown[]
  const metadata = record['ctPageMetadata'] as object | undefined
  return {
    ...record,
    ...(title !== undefined && { ctPageMetadata: { ...metadata, meta_title: title } }),
    ctPageBody: body.map((block) => before.find((old) => isDeepStrictEqual(old, block)) ?? block),
  }
}
