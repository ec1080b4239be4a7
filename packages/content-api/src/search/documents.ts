import { listCards, defaultLocale, entities, isHtml, isText, mapLeaves, page, type Entity, type Locale } from '@brand/content'
import type { Found, Snapshot } from '../snapshot.ts'

/** An item as it is indexed. */
export interface Document {
  /** Type and id. */
  id: string
  type: string
  title: string
  /** Common names of a thing of its kind. */
  kind: string
  text: string
  weight: number
}

/**
 * Entities that search covers.
 * @requirement SRCH-13
 */
export const searched: readonly Entity[] = entities.filter(({ search }) => search)

const entitiesOfHtml: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/**
 * Soft hyphens are for visible titles only.
 * @requirement SEO-09
 */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

const toPlainText = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entitiesOfHtml[name]!)

/** The texts of some fields of a record, without soft hyphens and tags. */
function textsIn({ schema }: Entity, record: Record<string, unknown>, fields: readonly string[]): string[] {
  const parts: string[] = []
  for (const field of fields)
    mapLeaves(schema.shape[field]!, record[field], (leaf, value) => {
      if (typeof value === 'string' && isHtml(leaf)) parts.push(toPlainText(value))
      else if (typeof value === 'string' && isText(leaf)) parts.push(value)
      return value
    })
  return parts.map(withoutSoftHyphens)
}

/** The texts of an item, and of what its page shows of other records, one after the other. */
export function* listTexts({ item: { entity }, record, shown }: Searched): Generator<string> {
  yield* textsIn(entity, record, entity.search!.text)
  for (const other of shown) yield* textsIn(other.item.entity, other.record, other.text)
}

export const documentKey = (type: string, id: string) => `${type} ${id}`

/** The records that some fields of an item name, such as its typologies. */
function namedIn({ item: { entity }, record }: Found, fields: readonly string[], snapshot: Snapshot, locale: Locale): Found[] {
  const named: Found[] = []
  for (const field of fields)
    mapLeaves(entity.schema.shape[field]!, record[field], (leaf, id) => {
      const [type] = listCards(leaf).keys()
      const found = type === undefined ? undefined : snapshot.byId(type, String(id), locale)
      if (found) named.push(found)
      return id
    })
  return named
}

const readKind = ({ item: { entity }, record }: Pick<Found, 'item' | 'record'>) => entity.kind?.(record) ?? ''

/** The records that a page shows because of their kind, such as the questions. */
function shownOn({ item }: Found, snapshot: Snapshot, locale: Locale): Shown[] {
  if (item.entity.name !== page.name) return []
  const isHere = (one: { page: string }) => one.page === item.localizedSlugs.slugs[defaultLocale]
  return entities.flatMap(({ name, shownOn = [] }) =>
    shownOn.filter(isHere).flatMap(({ text, isShown = () => true }) =>
      snapshot
        .list(name, locale)
        .filter(({ record }) => isShown(record))
        .map(({ item, record, usedLocale }) => ({ item, record, usedLocale, text })),
    ),
  )
}

/** Found item as plain values: a copy of it keeps the record. */
type FoundRecord = Pick<Found, 'item' | 'record' | 'usedLocale'>

/** A record that a page shows, and the fields that it shows of it. */
interface Shown extends FoundRecord {
  text: readonly string[]
}

/** An item with the records that its document is made of. */
export interface Searched extends FoundRecord {
  kinds: readonly Found[]
  parts: readonly Found[]
  shown: readonly Shown[]
}

/** The records of a type that are searched in a locale. */
export const searchedIn = (snapshot: Snapshot, { name, search }: Entity, locale: Locale): readonly Found[] =>
  snapshot.list(name, locale).filter(({ record }) => search?.isSearched?.(record) ?? true)

/** The records of whose kind an item is; its entity must be searched. */
export const findKinds = (found: Found, snapshot: Snapshot, locale: Locale): Found[] =>
  namedIn(found, found.item.entity.search!.kinds ?? [], snapshot, locale)

/** Collects the records that an item is searched by; its entity must be searched. */
export const collectRecords = (found: Found, snapshot: Snapshot, locale: Locale): Searched => ({
  item: found.item,
  record: found.record,
  usedLocale: found.usedLocale,
  kinds: findKinds(found, snapshot, locale),
  parts: namedIn(found, found.item.entity.search!.parts ?? [], snapshot, locale),
  shown: shownOn(found, snapshot, locale),
})

/** The document of an item for the index. */
export function toDocument({ item, record, kinds, parts, shown }: Searched): Document {
  const { entity, id } = item
  const { title, text, weight = 1 } = entity.search!
  const kind = [{ item, record }, ...kinds, ...shown].map(readKind)
  return {
    id: documentKey(entity.name, id),
    type: entity.name,
    title: withoutSoftHyphens(title(record)),
    kind: withoutSoftHyphens(kind.filter(Boolean).join(' ')),
    text: [
      ...textsIn(entity, record, text),
      ...parts.map(readKind).map(withoutSoftHyphens),
      ...shown.flatMap((other) => textsIn(other.item.entity, other.record, other.text)),
    ].join(' '),
    weight,
  }
}
