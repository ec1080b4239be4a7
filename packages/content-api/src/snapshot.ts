import { defaultLocale, type Entity, type Locale, type LocalizedSlugs, type Status } from '@brand/content'
import type { Flat } from './ingest/read-record.ts'
import type { Problem, SourceRecord } from './source.ts'

/** One record in all its locales. */
export interface Item {
  entity: Entity
  id: string
  /** The record in each locale that it exists in; references are ids. */
  content: ReadonlyMap<Locale, Flat>
  /** The locales in which parts of it are in English. */
  partly: ReadonlySet<Locale>
  /** Its address in each locale, below the path prefix of its type. */
  localizedSlugs: LocalizedSlugs
  source: SourceRecord
}

/**
 * The item found for an address, and the locale of its record.
 * @requirement LOC-30
 */
export interface Found {
  item: Item
  record: Flat
  usedLocale: Locale
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
export function statusOf({ status, online }: Entity, record: Flat, drafts = false): Status {
  if (online && record[online] === false && !drafts) return 'draft'
  return status ? (record[status] as Status) : 'published'
}

/**
 * Whether an item may be in lists, search and sitemap; with `drafts` in those of a preview.
 * @requirement OR-11, OR-94
 */
export const isListed = ({ entity }: Item, record: Flat, drafts = false) => statusOf(entity, record, drafts) === 'published'

/**
 * What an answer says of the languages of its item.
 * @requirement LOC-30, LOC-36
 */
export const languagesOf = ({ item, usedLocale }: Found) => ({
  usedLocale,
  ...(item.partly.has(usedLocale) && { partlyEnglish: true as const }),
  localizedSlugs: item.localizedSlugs,
})

/** An item in a locale, else in English, else not at all. */
export function inLocale(item: Item, locale: Locale): Found | undefined {
  const usedLocale = item.content.has(locale) ? locale : defaultLocale
  const record = item.content.get(usedLocale)
  return record && { item, record, usedLocale }
}
