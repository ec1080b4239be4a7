import {
  catalogueImage,
  cardTarget,
  isHtml,
  isImage,
  isLink,
  mapLeaves,
  type CatalogueImage,
  type EntityOf,
  type Locale,
} from '@brand/content'
import { z } from 'zod'
import { mapLinks } from './ingest/html.ts'
import { localizeLink } from './links.ts'
import type { Found, Snapshot } from './snapshot.ts'

type Fields = Record<string, z.ZodType>

const isCatalogueImage = (schema: z.ZodType) => schema instanceof z.ZodObject && schema.shape === catalogueImage.shape

const withResponsive = (image: CatalogueImage): CatalogueImage => {
  const { url: src, width, height, alt, color: bgColor } = image
  return { ...image, responsiveImage: { src, width, height, alt, bgColor } }
}

/** A part of a record as a visitor's locale shows it: cards for ids, links as they stand there (RELIABILITY 23). */
function shown(schema: z.ZodType, value: unknown, snapshot: Snapshot, locale: Locale): unknown {
  const localize = (link: string) => localizeLink(snapshot, link, locale)
  return mapLeaves(schema, value, (leaf, part) => {
    const type = cardTarget(leaf)
    if (type) {
      const found = snapshot.byId(type, String(part), locale)
      return found && cardOf(leaf as z.ZodObject, found, snapshot, locale)
    }
    if (isImage(leaf)) return isCatalogueImage(leaf) ? withResponsive(part as CatalogueImage) : part
    if (typeof part !== 'string') return part
    return isLink(leaf) ? localize(part) : isHtml(leaf) ? mapLinks(part, localize) : part
  })
}

/** The card of an item. */
export function cardOf<Card extends z.ZodObject>(
  card: Card,
  { record, usedLocale }: Found,
  snapshot: Snapshot,
  locale: Locale,
): z.infer<Card> {
  const entries = Object.entries(card.shape as Fields).map(([name, field]) => [
    name,
    shown(field, record[name], snapshot, locale),
  ])
  return { ...Object.fromEntries(entries), usedLocale } as z.infer<Card>
}

/** A record as the API answers it: the records that it names as their cards, links as they stand in the visitor's locale. */
export const present = <Schema extends z.ZodObject>(
  { schema }: EntityOf<Schema>,
  { record }: Found,
  snapshot: Snapshot,
  locale: Locale,
) => shown(schema, record, snapshot, locale) as z.infer<Schema>
