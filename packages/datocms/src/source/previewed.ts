import { locales } from '@brand/content'
import { z } from 'zod'
import { recordsByKey } from '../models/index.ts'

const payload = z.object({
  item: z.object({ id: z.string(), meta: z.object({ status: z.enum(['published', 'updated', 'draft']) }) }),
  itemType: z.object({ attributes: z.object({ api_key: z.string() }) }),
  locale: z.string(),
})

/** Reads a request of the plugin Web Previews: a record and the language edited. `undefined` where we have no such record. */
export function previewedBy(body: unknown) {
  const { data } = payload.safeParse(body)
  if (!data) return undefined
  const type = recordsByKey.get(data.itemType.attributes.api_key)?.of
  const locale = locales.find((each) => each === data.locale)
  if (!type || !locale) return undefined
  return { type, id: data.item.id, locale, status: data.item.meta.status }
}
