import {
  listCards,
  isHtml,
  isImage,
  isLink,
  mapLeaves,
  findQuery,
  type CatalogueImage,
  type EntityOf,
  type Locale,
  type Query,
} from '@brand/content'
import { z } from 'zod'
import { mapLinks } from './ingest/html.ts'
import { localizeLink } from './links.ts'
import type { Found, Snapshot } from './snapshot.ts'

type Fields = Record<string, z.ZodType>

/** Fills the list of a query; `chosen` are the cards of the records that an editor named. */
export type FillQuery = (query: Query, chosen: readonly unknown[]) => readonly unknown[]

const isCatalogueImage = (schema: z.ZodType) => schema instanceof z.ZodObject && 'responsiveImage' in schema.shape

const withResponsive = (image: CatalogueImage): CatalogueImage => {
  const { url: src, width, height, alt, color: bgColor } = image
  return { ...image, responsiveImage: { src, width, height, alt, bgColor } }
}

/** The card of the record with an id, of the first type that has one; `undefined` when it is not published. */
function cardFor(schema: z.ZodType, id: string, snapshot: Snapshot, locale: Locale) {
  for (const [type, card] of listCards(schema)) {
    const found = snapshot.byId(type, id, locale)
    if (found) return resolveCard(card, found, snapshot, locale)
  }
  return undefined
}

/**
 * Resolves a part of a record for a locale: ids become cards, links lead to the page in that locale.
 * @requirement RELIABILITY 23
 */
export function resolve(schema: z.ZodType, value: unknown, snapshot: Snapshot, locale: Locale, fill?: FillQuery): unknown {
  const localize = (link: string) => localizeLink(snapshot, link, locale)
  const card = (leaf: z.ZodType, id: unknown) => cardFor(leaf, String(id), snapshot, locale)
  return mapLeaves(schema, value, (leaf, part) => {
    const query = findQuery(leaf)
    if (query) {
      const { element } = leaf as z.ZodArray<z.ZodType>
      const chosen = (part as unknown[]).map((id) => card(element, id)).filter((each) => each !== undefined)
      return fill ? fill(query, chosen) : chosen
    }
    if (listCards(leaf).size) return card(leaf, part)
    if (isImage(leaf)) return isCatalogueImage(leaf) ? withResponsive(part as CatalogueImage) : part
    if (typeof part !== 'string') return part
    return isLink(leaf) ? localize(part) : isHtml(leaf) ? mapLinks(part, localize) : part
  })
}

/** The card of an item. */
export function resolveCard<Card extends z.ZodObject>(
  card: Card,
  { record, usedLocale }: Found,
  snapshot: Snapshot,
  locale: Locale,
): z.infer<Card> {
  const entries = Object.entries(card.shape as Fields).map(([name, field]) => [
    name,
    resolve(field, record[name], snapshot, locale),
  ])
  return { ...Object.fromEntries(entries), usedLocale } as z.infer<Card>
}

/** A record of an entity without blocks, as the API answers it. */
export const resolveRecord = <Schema extends z.ZodObject>(
  { schema }: EntityOf<Schema>,
  { record }: Found,
  snapshot: Snapshot,
  locale: Locale,
) => resolve(schema, record, snapshot, locale) as z.infer<Schema>
