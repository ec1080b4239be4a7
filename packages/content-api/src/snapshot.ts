import { defaultLocale, listingFields, type Entity, type Locale, type LocalizedSlugs, type Status } from '@brand/content'
import type { Flat, InEnglish } from './ingest/read-record.ts'
import { noteRead, tagOf } from './reads.ts'
import type { Problem, SourceRecord } from './source.ts'

interface ItemOptions {
  entity: Entity
  id: string
  content: ReadonlyMap<Locale, Flat>
  partly: ReadonlyMap<Locale, readonly InEnglish[]>
  localizedSlugs: LocalizedSlugs
  source: SourceRecord
  version: string
}

/** One record in all its locales. Whoever reads what it contains shows it: that is noted, see `reads.ts`. */
export class Item {
  readonly entity: Entity
  readonly id: string
  /** Its address in each locale that it exists in, below the path prefix of its type. */
  readonly localizedSlugs: LocalizedSlugs
  readonly source: SourceRecord
  /** Hash of its content: the same content has the same version. */
  readonly version: string
  /** Tag of everything that depends on it. */
  readonly tag: string
  readonly #content: ReadonlyMap<Locale, Flat>
  readonly #partly: ReadonlyMap<Locale, readonly InEnglish[]>

  constructor({ entity, id, content, partly, localizedSlugs, source, version }: ItemOptions) {
    this.entity = entity
    this.id = id
    this.#content = content
    this.#partly = partly
    this.localizedSlugs = localizedSlugs
    this.source = source
    this.version = version
    this.tag = tagOf.record(entity.name, id)
  }

  /** The record in each locale that it exists in; references are ids. */
  get content(): ReadonlyMap<Locale, Flat> {
    noteRead(this.tag)
    return this.#content
  }

  /** The locales in which parts of it are in English, and which parts. */
  get partly(): ReadonlyMap<Locale, readonly InEnglish[]> {
    noteRead(this.tag)
    return this.#partly
  }

  /** The fields by which lists go, in every locale: two items with the same ones are listed alike. */
  get listing(): string {
    const fields = listingFields(this.entity)
    return JSON.stringify([...this.#content].map(([locale, record]) => [locale, fields.map((field) => record[field] ?? null)]))
  }

  /**
   * A field by which lists go, `listedBy`, or its status: it decides whether and where the item is shown, and shows nothing of
   * it.
   */
  listedBy(locale: Locale, field: string): unknown {
    if (!listingFields(this.entity).includes(field)) throw new Error(`listedBy of ${this.entity.name} lacks "${field}"`)
    return this.#content.get(locale)?.[field]
  }
}

/**
 * The item found for an address, and the locale of its record.
 * @requirement LOC-30
 */
export class Found {
  readonly item: Item
  readonly usedLocale: Locale

  constructor(item: Item, usedLocale: Locale) {
    this.item = item
    this.usedLocale = usedLocale
  }

  get record(): Flat {
    return this.item.content.get(this.usedLocale)!
  }

  /** A field of the record by which lists go. */
  listedBy(field: string): unknown {
    return this.item.listedBy(this.usedLocale, field)
  }
}

/** All published content, read, checked and indexed. Immutable: a change of the content makes another one. */
export interface Snapshot {
  /** Hash of the content: the same content has the same version. */
  version: string
  problems: readonly Problem[]
  /**
   * It is of a preview: drafts are part of it, and what is offline is listed.
   * @requirement OR-94
   */
  drafts: boolean
  locales: readonly Locale[]
  /** Every item of a type, in the source's order. */
  items(type: string): readonly Item[]
  /**
   * The items of a type that lists show: no drafts, nothing private or hidden; in English where the locale has none.
   * @requirement OR-11, OR-22
   */
  list(type: string, locale: Locale): readonly Found[]
  /** The item at an address below its type's path prefix, with English where the locale has none; `undefined` when there is none. */
  find(type: string, address: string, locale: Locale): Found | undefined
  /** The item of an id, with English where the locale has none. */
  byId(type: string, id: string, locale: Locale): Found | undefined
  /** Whether any item names a download, by its plain address: in a field or in rich text. */
  namesFile(address: string): boolean
  /** The items of a type that refer to an item. */
  referrers(item: Item, type: string): readonly Item[]
}

/**
 * The status of a record; a record that is offline counts as a draft, except in preview, with `drafts`.
 * @requirement OR-94
 */
export function readStatus({ status, online }: Entity, record: Flat, drafts = false): Status {
  if (online && record[online] === false && !drafts) return 'draft'
  return status ? (record[status] as Status) : 'published'
}

/**
 * Whether an item may be in lists, search and sitemap; with `drafts` in those of a preview.
 * @requirement OR-11, OR-94
 */
export const isListed = ({ entity }: Item, record: Flat, drafts = false) => readStatus(entity, record, drafts) === 'published'

/**
 * Describes the languages of an item for its answer.
 * @requirement LOC-30, LOC-36
 */
export const describeLanguages = ({ item, usedLocale }: Found) => ({
  usedLocale,
  ...(item.partly.has(usedLocale) && { partlyEnglish: true as const }),
  localizedSlugs: item.localizedSlugs,
})

/** An item in a locale, else in English, else not at all. */
export function inLocale(item: Item, locale: Locale): Found | undefined {
  const { slugs } = item.localizedSlugs
  const usedLocale = slugs[locale] === undefined ? defaultLocale : locale
  return slugs[usedLocale] === undefined ? undefined : new Found(item, usedLocale)
}
