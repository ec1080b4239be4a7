import { hash } from 'node:crypto'
import { defaultLocale, entities, type Entity, type Locale, type Status } from '@brand/content'
import { chunked } from '../chunked.ts'
import type { Problem, SourceRecord } from '../source.ts'
import { blockAt } from './block-at.ts'
import { pathText, pathTo, type FieldPlace } from './field-place.ts'
import { read, type Reporter, type Shared } from './read.ts'

export type Flat = Record<string, unknown>

/** A place in a record, in one of its locales. */
interface LocalePlace {
  /** Its path, with dots. */
  path: string
  locale: Locale
}

/** A part of a record that is in English in another language. */
export interface InEnglish {
  /** Its path, with dots. */
  path: string
  /** Id of the block of a page that it is in. */
  block: string | undefined
}

/** Another record that is named at a place, by its id and the kinds that it may be of. */
interface Reference extends LocalePlace {
  types: readonly string[]
  id: string
}

/** A record of a source after reading: what fits its schema, and the links, references and problems found in it. */
export interface ReadRecord {
  content: ReadonlyMap<Locale, Flat>
  /**
   * The locales in which parts that the record cannot do without are in English, and which parts.
   * @requirement LOC-36
   */
  partly: ReadonlyMap<Locale, readonly InEnglish[]>
  problems: readonly Problem[]
  links: readonly (LocalePlace & { link: string })[]
  surfaces: readonly (LocalePlace & { name: string })[]
  /** The records that it names, each once. */
  references: readonly Reference[]
  /** Hash of what it was read from: the same content where it is the same. */
  hash: string
}

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity of a record; `undefined` when its kind is not known. */
export const findEntity = ({ type }: SourceRecord): Entity | undefined => byName.get(type)

/** A record with the status that shows it to nobody, and its file to nobody who has not asked for it. */
const closed = (record: Flat, { status, online, locked }: Entity): Flat => ({
  ...record,
  ...(status && { [status]: 'draft' satisfies Status }),
  ...(online && { [online]: false }),
  ...(locked && { [locked]: true }),
})

const nowhere: ReadonlyMap<Locale, readonly InEnglish[]> = new Map()

function readRecord(source: SourceRecord, entity: Entity): ReadRecord {
  const problems: Problem[] = []
  const links: (LocalePlace & { link: string })[] = []
  const surfaces: (LocalePlace & { name: string })[] = []
  const references = new Map<string, Reference>()
  const content = new Map<Locale, Flat>()
  const partly = new Map<Locale, InEnglish[]>()
  const shared: Shared = { parts: new Map(), reported: new Set(), reports: 0 }
  try {
    // Closes a record with an error in one of these fields: it may be meant to be hidden. A misspelt field may be its lock.
    const closing = new Set<unknown>([entity.status, entity.online, entity.locked])
    const closedIn = new Set<Locale>()
    const found = source.locales.map((locale) => {
      const reported: [Problem, path: readonly PropertyKey[]][] = []
      const problem = (place: FieldPlace, message: string) => {
        const path = pathTo(place)
        const isMisspelt = path.length === 1 && !Object.hasOwn(entity.schema.shape, path[0]!)
        if (path.length === 1 && (closing.has(path[0]) || (entity.locked && isMisspelt))) closedIn.add(locale)
        const added = { file: source.file, path: source.where(path, locale), message }
        problems.push(added)
        reported.push([added, path])
        shared.reports += 1
      }
      return { locale, problem, reported, own: source.read(locale, problem) }
    })
    const english = found.find(({ locale }) => locale === defaultLocale)?.own
    for (const { locale, problem, reported, own } of found) {
      const reporter: Reporter = {
        problem,
        shared,
        fallback(place) {
          const parts = partly.get(locale) ?? []
          partly.set(locale, parts)
          parts.push({ path: pathText(place), block: blockAt(own, pathTo(place)) })
          shared.reports += 1
        },
        link(place, link) {
          links.push({ path: pathText(place), locale, link })
          shared.reports += 1
        },
        surface(place, name) {
          surfaces.push({ path: pathText(place), locale, name })
          shared.reports += 1
        },
        reference(place, types, id) {
          const named = `${types.join()} ${id}`
          if (!references.has(named)) references.set(named, { path: pathText(place), locale, types, id })
        },
      }
      const record = read(entity.schema, own, [], reporter, locale === defaultLocale ? undefined : english)
      for (const [added, path] of reported) added.block = blockAt(own, path)
      if (record === undefined) continue
      content.set(locale, closedIn.has(locale) ? closed(record as Flat, entity) : (record as Flat))
    }
  } catch (error) {
    content.clear()
    problems.push({ file: source.file, path: '', message: `could not be read: ${(error as Error).message}` })
  }
  const text = source.text?.() ?? JSON.stringify([[...content], [...partly.keys()]])
  source.release?.()
  return {
    content,
    partly: partly.size ? partly : nowhere,
    problems,
    links,
    surfaces,
    references: [...references.values()],
    hash: hash('sha256', text, 'base64url'),
  }
}

const cache = new WeakMap<SourceRecord, ReadRecord>()

/** Reads a record once: a source delivers an unchanged record as the same object, so only what has changed is read. */
export function cachedRecord(source: SourceRecord, entity: Entity): ReadRecord {
  const result = cache.get(source) ?? readRecord(source, entity)
  cache.set(source, result)
  return result
}

/** Reads a record into the cache. */
export function prepareRecord(record: SourceRecord): void {
  const entity = findEntity(record)
  if (entity) cachedRecord(record, entity)
}

/** Reads records in chunks into the cache, so that `createSnapshot` blocks requests only briefly. */
export const prepareRecords = (records: readonly SourceRecord[]): Promise<void> => chunked(records, prepareRecord)
