import { cardsOf, defaultLocale, entities, isHtml, isText, mapLeaves, page, type Entity, type Locale } from '@brand/content'
import type { Found, Snapshot } from '../snapshot.ts'

/** An item as it is indexed. */
export interface Document {
  /** Type and id. */
  id: string
  type: string
  title: string
  /** What people call a thing of its kind. */
  kind: string
  text: string
  weight: number
}

/**
 * What search covers.
 * @requirement SRCH-13
 */
export const searched: readonly Entity[] = entities.filter(({ search }) => search)

const entitiesOfHtml: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/**
 * Soft hyphens are for visible titles only.
 * @requirement SEO-09
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entitiesOfHtml[name]!)

/** All words of some fields of a record. */
function wordsOf({ schema }: Entity, record: Record<string, unknown>, fields: readonly string[]): string {
  const parts: string[] = []
  for (const field of fields)
    mapLeaves(schema.shape[field]!, record[field], (leaf, value) => {
      if (typeof value === 'string' && isHtml(leaf)) parts.push(textOf(value))
      else if (typeof value === 'string' && isText(leaf)) parts.push(value)
      return value
    })
  return withoutSoftHyphens(parts.join(' '))
}

export const documentKey = (type: string, id: string) => `${type} ${id}`

/** The records of whose kind an item is, such as its typologies. */
function kindsOf({ item: { entity }, record }: Found, snapshot: Snapshot, locale: Locale): Found[] {
  const kinds: Found[] = []
  for (const field of entity.search!.kinds ?? [])
    mapLeaves(entity.schema.shape[field]!, record[field], (leaf, id) => {
      const [type] = cardsOf(leaf).keys()
      const found = type === undefined ? undefined : snapshot.byId(type, String(id), locale)
      if (found) kinds.push(found)
      return id
    })
  return kinds
}

/** The records that a page shows because of their kind, such as the questions. */
function shownOn({ item }: Found, snapshot: Snapshot, locale: Locale): Shown[] {
  if (item.entity.name !== page.name) return []
  const isHere = (one: { page: string }) => one.page === item.localizedSlugs.slugs[defaultLocale]
  return entities.flatMap(({ name, shownOn = [] }) =>
    shownOn.filter(isHere).flatMap(({ text, isShown = () => true }) =>
      snapshot
        .list(name, locale)
        .filter(({ record }) => isShown(record))
        .map((found) => ({ ...found, text })),
    ),
  )
}

/** A record that a page shows, and the fields that it shows of it. */
interface Shown extends Found {
  text: readonly string[]
}

/** An item with the records that its document is made of. */
export interface Searched extends Found {
  kinds: readonly Found[]
  shown: readonly Shown[]
}

/** What is searched of an item; its entity must be searched. */
export const searchedOf = (found: Found, snapshot: Snapshot, locale: Locale): Searched => ({
  ...found,
  kinds: kindsOf(found, snapshot, locale),
  shown: shownOn(found, snapshot, locale),
})

/** The document of an item for the index. */
export function documentOf({ item: { entity, id }, record, kinds, shown }: Searched): Document {
  const { title, text, weight = 1 } = entity.search!
  const kind = [entity.kind?.(record), ...kinds.map((found) => found.item.entity.kind?.(found.record))]
  return {
    id: documentKey(entity.name, id),
    type: entity.name,
    title: withoutSoftHyphens(title(record)),
    kind: withoutSoftHyphens(kind.filter(Boolean).join(' ')),
    text: [wordsOf(entity, record, text), ...shown.map((other) => wordsOf(other.item.entity, other.record, other.text))].join(
      ' ',
    ),
    weight,
  }
}
