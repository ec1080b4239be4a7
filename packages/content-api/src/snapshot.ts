import { createHash } from 'node:crypto'
import { defaultLocale, entities, type Entity, type Locale, type LocalizedSlugs, type Status } from '@brand/content'
import { problemList } from './ingest/problems.ts'
import { read } from './ingest/read.ts'
import { isDead } from './links.ts'
import type { Problem, SourceRecord } from './source.ts'

type Flat = Record<string, unknown>

/** One record in all its locales. */
export interface Item {
  entity: Entity
  id: string
  /** The record in each locale that it exists in. */
  content: ReadonlyMap<Locale, Flat>
  /** Its address in each locale, below the path prefix of its type. */
  localizedSlugs: LocalizedSlugs
  source: SourceRecord
}

/** What was found for an address, and truthfully in which locale (LOC-30). */
export interface Found {
  item: Item
  record: Flat
  usedLocale: Locale
}

/** All published content, read, checked and indexed; never changed, only replaced. */
export interface Snapshot {
  /** Hash of the content: the same content has the same version. */
  version: string
  problems: readonly Problem[]
  locales: readonly Locale[]
  /** Every item of a type, by id. */
  items(type: string): readonly Item[]
  /** The item at an address below its type's path prefix, with English where the locale has none; `undefined` when there is none. */
  find(type: string, address: string, locale: Locale): Found | undefined
}

const statusOf = (entity: Entity, record: Flat) => (entity.status ? record[entity.status] : 'published') as Status

/** Whether an item may stand in lists, search and sitemap (OR-11). */
export const isListed = ({ entity }: Item, record: Flat) => statusOf(entity, record) === 'published'

const addressOf = (entity: Entity, record: Flat): string =>
  entity.address ? entity.address(record) : entity.slug ? String(record[entity.slug]) : entity.name

const slugsOf = (entity: Entity, content: ReadonlyMap<Locale, Flat>): LocalizedSlugs => ({
  type: entity.name,
  slugs: Object.fromEntries([...content].map(([locale, record]) => [locale, addressOf(entity, record)])),
})

const key = (type: string, locale: Locale, address: string) => `${type} ${locale} ${address}`

const versionOf = (items: ReadonlyMap<string, readonly Item[]>): string => {
  const content = [...items].map(([type, all]) => [type, all.map((item) => [item.id, [...item.content]])])
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}

interface Options {
  locales: readonly Locale[]
  /** Drafts are part of the snapshot; only for preview (OR-11). */
  drafts: boolean
}

/** Reads records, leaves out what does not fit, and indexes the rest. Never throws on content: faults become `problems`. */
export function createSnapshot(
  loaded: { records: readonly SourceRecord[]; problems: readonly Problem[] },
  { locales, drafts }: Options,
): Snapshot {
  const { problems, add } = problemList(loaded.problems)
  const links: { link: string; place: Omit<Problem, 'message'> }[] = []
  const items = new Map<string, Item[]>(entities.map(({ name }) => [name, []]))
  const index = new Map<string, Item>()

  function readRecord(source: SourceRecord, entity: Entity, locale: Locale, value: unknown): Flat | undefined {
    const place = (path: readonly PropertyKey[]) => ({ file: source.file, path: source.where(path, locale) })
    const record = read(entity.schema, value, [], {
      problem: (path, message) => add({ ...place(path), message }),
      link: (path, link) => links.push({ link, place: place(path) }),
    }) as Flat | undefined
    if (!record || (statusOf(entity, record) === 'draft' && !drafts)) return undefined
    const other = index.get(key(entity.name, locale, addressOf(entity, record)))
    if (other) add({ ...place(entity.slug ? [entity.slug] : []), message: `is taken by ${other.source.file}` })
    return other ? undefined : record
  }

  function addItem(source: SourceRecord, entity: Entity): void {
    const content = new Map<Locale, Flat>()
    for (const [locale, value] of source.content) {
      const record = readRecord(source, entity, locale, value)
      if (record) content.set(locale, record)
    }
    if (!content.size) return
    const item: Item = { entity, id: source.id, content, localizedSlugs: slugsOf(entity, content), source }
    items.get(entity.name)!.push(item)
    for (const [locale, record] of content) index.set(key(entity.name, locale, addressOf(entity, record)), item)
  }

  for (const source of loaded.records) {
    const entity = entities.find(({ name }) => name === source.type)
    try {
      if (entity) addItem(source, entity)
    } catch (error) {
      add({ file: source.file, path: '', message: `could not be read: ${(error as Error).message}` })
    }
  }

  const found = (item: Item | undefined, locale: Locale): Found | undefined => {
    const record = item?.content.get(locale)
    return item && record && { item, record, usedLocale: locale }
  }
  const snapshot: Snapshot = {
    version: versionOf(items),
    problems,
    locales,
    items: (type) => items.get(type) ?? [],
    find(type, address, locale) {
      const own = index.get(key(type, locale, address))
      if (own) return found(own, locale)
      // An English address means the same item in every locale, so that a switch of language never ends in a 404 (OR-06, RT-01).
      const english = index.get(key(type, defaultLocale, address))
      return found(english, locale) ?? found(english, defaultLocale)
    },
  }
  for (const { link, place } of links) if (isDead(snapshot, link)) add({ ...place, message: `"${link}" leads nowhere` })
  return snapshot
}
