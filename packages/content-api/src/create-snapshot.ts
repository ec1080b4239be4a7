import { createHash } from 'node:crypto'
import {
  defaultLocale,
  entities,
  mediaPaths,
  normalizeAddress,
  type Entity,
  type Locale,
  type LocalizedSlugs,
} from '@brand/content'
import { blockAt } from './ingest/block-at.ts'
import { pathIn } from './ingest/field-place.ts'
import { problemList } from './ingest/problems.ts'
import { cachedRecord, findEntity, type Flat, type ReadRecord } from './ingest/read-record.ts'
import { isBrokenLink } from './links.ts'
import { collectReads, noteRead, tagOf, unknownTag } from './reads.ts'
import { inLocale, isListed, Item, readStatus, type Found, type Snapshot } from './snapshot.ts'
import type { Problem, SourceRecord } from './source.ts'

function addressOf(entity: Entity, id: string, record: Flat): string {
  if (entity.address) return entity.address(record)
  return entity.slug ? String(record[entity.slug]) : entity.single ? entity.name : id
}

/** Gets the value of a key in a map, and makes it first where the map has none. */
function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** The block that contains a place of a record, in the present state of the source; it may no longer have the record. */
function blockIn(source: SourceRecord, path: readonly PropertyKey[], locale: Locale): string | undefined {
  try {
    return blockAt(
      source.read(locale, () => {}),
      path,
    )
  } catch {
    return undefined
  } finally {
    source.release?.()
  }
}

const emptyMap = <Value>() => new Map<string, Value>()

interface Options {
  locales: readonly Locale[]
  /**
   * Drafts are part of the snapshot; only for preview.
   * @requirement OR-11
   */
  drafts: boolean
  /** Names of the surfaces that the brand has. Default: any name is accepted. */
  surfaces?: readonly string[] | undefined
}

/** Reads records, leaves out what does not fit, and indexes the rest. Never throws on content: faults become `problems`. */
export function createSnapshot(
  loaded: { records: readonly SourceRecord[]; problems: readonly Problem[] },
  { locales, drafts, surfaces: allowedSurfaces }: Options,
): Snapshot {
  const { problems, add } = problemList(loaded.problems)
  const hash = createHash('sha256')
  const items = new Map<string, Item[]>(entities.map(({ name }) => [name, []]))
  /** Items by their addresses, for each type and locale; by their ids, and the ids of what the source has, for each type. */
  const byAddress = new Map<string, Map<string, Item>>()
  const byId = new Map<string, Map<string, Item>>()
  const delivered = new Map<string, Set<string>>()
  /** Those that refer to an item, by their types. */
  const referrers = new Map<Item, Map<string, Item[]>>()
  const files = new Set<string>()
  const added: [Item, ReadRecord][] = []
  const lists = new Map<string, readonly Found[]>()

  function addItem(source: SourceRecord, entity: Entity): void {
    const { name: type } = entity
    const readRecord = cachedRecord(source, entity)
    readRecord.problems.forEach(add)
    const content = new Map<Locale, Flat>()
    const slugs: LocalizedSlugs['slugs'] = {}
    for (const [locale, record] of readRecord.content) {
      if (readStatus(entity, record) === 'draft' && !drafts) continue
      const address = addressOf(entity, source.id, record)
      const other = byAddress.get(`${type} ${locale}`)?.get(address)
      if (other) {
        const path = source.where(entity.slug ? [entity.slug] : [], locale)
        add({ file: source.file, path, message: `is taken by ${other.source.file}` })
      } else {
        content.set(locale, record)
        slugs[locale] = address
      }
    }
    if (!content.size) return
    const { partly } = readRecord
    const version = `${[...content.keys()]} ${readRecord.hash}`
    const item = new Item({ entity, id: source.id, content, partly, localizedSlugs: { type, slugs }, source, version })
    items.get(type)!.push(item)
    at(byId, type, emptyMap<Item>).set(item.id, item)
    for (const locale of content.keys()) at(byAddress, `${type} ${locale}`, emptyMap<Item>).set(slugs[locale]!, item)
    added.push([item, readRecord])
    hash.update(`${type} ${item.id} ${version}\n`)
  }

  for (const source of loaded.records) {
    at(delivered, source.type, () => new Set()).add(source.id)
    const entity = findEntity(source)
    if (entity) addItem(source, entity)
  }

  const snapshot: Snapshot = {
    version: hash.digest('base64url').slice(0, 16),
    problems,
    drafts,
    locales,
    items(type) {
      noteRead(tagOf.list(type))
      return items.get(type) ?? []
    },
    list(type, locale) {
      noteRead(tagOf.list(type))
      const made = lists.get(`${type} ${locale}`)
      if (made) return made
      // Discards these reads: readers of the list note each record that they show.
      const list = collectReads(new Set(), () =>
        snapshot.items(type).flatMap((item) => {
          const found = inLocale(item, locale)
          return found && isListed(item, found.record, drafts) ? [found] : []
        }),
      )
      lists.set(`${type} ${locale}`, list)
      return list
    },
    find(type, address, locale) {
      noteRead(tagOf.address(type, address))
      // An English address means the same item in every locale, so that a switch of language never ends in a 404. @requirement OR-06, RT-01
      const itemIn = (locale: Locale) => byAddress.get(`${type} ${locale}`)?.get(address)
      const item = itemIn(locale) ?? itemIn(defaultLocale)
      return item && inLocale(item, locale)
    },
    byId(type, id, locale) {
      noteRead(tagOf.record(type, id))
      const item = byId.get(type)?.get(id)
      return item && inLocale(item, locale)
    },
    namesFile(address) {
      noteRead(unknownTag)
      return files.has(address)
    },
    referrers(item, type) {
      noteRead(tagOf.kind(type))
      return referrers.get(item)?.get(type) ?? []
    },
  }

  /** Whether the source has a record, which may not be in this snapshot, such as an offline one. Naming that is no problem. */
  const isDelivered = (type: string, id: string) => delivered.get(type)?.has(id) === true
  /** Helps an editor who named a record of another kind. */
  const otherKind = (id: string) => {
    const kind = entities.find(({ name }) => isDelivered(name, id))
    return kind ? `: it is in records/${kind.name}` : ''
  }
  for (const [item, { references, links, surfaces }] of added) {
    const report = (text: string, locale: Locale, message: string) => {
      const { source } = item
      const path = pathIn(text)
      add({ file: source.file, path: source.where(path, locale), message, block: blockIn(source, path, locale) })
    }
    for (const { types, id, path, locale } of references) {
      const [type, other] = types.filter((each) => isDelivered(each, id))
      if (type === undefined) report(path, locale, `unknown ${types.join(' or ')} "${id}"${otherKind(id)}`)
      else if (other) report(path, locale, `"${id}" is in records/${type} and in records/${other}: rename one of them`)
      else {
        const target = byId.get(type)?.get(id)
        if (target) at(at(referrers, target, emptyMap<Item[]>), item.entity.name, () => []).push(item)
      }
    }
    for (const { link, path, locale } of links) {
      if (isBrokenLink(snapshot, link)) report(path, locale, `the link "${link}" is broken`)
      const address = normalizeAddress(link)
      if (address.startsWith(mediaPaths.downloads) && item.content.has(locale)) files.add(address)
    }
    for (const { name, path, locale } of surfaces)
      if (allowedSurfaces && !allowedSurfaces.includes(name))
        report(path, locale, `unknown surface "${name}"; available: ${allowedSurfaces.join(', ')}`)
  }
  return snapshot
}
