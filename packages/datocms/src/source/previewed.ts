import { locales, type Locale } from '@brand/content'
import { z } from 'zod'
import { recordModels } from '../models/index.ts'

/** The record that an editor has open. */
interface Previewed {
  /** Its kind: `article`. */
  type: string
  id: string
  locale: Locale
  /** Published as it is, published before the last edit, or never. */
  status: 'published' | 'updated' | 'draft'
}

const payload = z.object({
  item: z.object({ id: z.string(), meta: z.object({ status: z.enum(['published', 'updated', 'draft']) }) }),
  itemType: z.object({ attributes: z.object({ api_key: z.string() }) }),
  locale: z.string(),
})

/** What the plugin Web Previews asks for: the record, in the language that is edited. `undefined` where we have no such record. */
export function previewedBy(body: unknown): Previewed | undefined {
  const { data } = payload.safeParse(body)
  const type = recordModels.find(({ apiKey }) => apiKey === data?.itemType.attributes.api_key)?.of
  const locale = locales.find((known) => known === data?.locale)
  if (!data || !type || !locale) return undefined
  return { type, id: data.item.id, locale, status: data.item.meta.status }
}
