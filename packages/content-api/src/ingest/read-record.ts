import { createHash } from 'node:crypto'
import { entities, type Entity, type Locale, type Status } from '@brand/content'
import { chunked } from '../chunked.ts'
import type { Problem, SourceRecord } from '../source.ts'
import { pathTo, type Place } from './place.ts'
import { read } from './read.ts'

export type Flat = Record<string, unknown>

/** A place in a record, in one of its locales. */
interface LocalePlace {
  place: Place
  locale: Locale
}

/** Another record that is named at a place, by its id and the kinds that it may be of. */
interface Reference extends LocalePlace {
  types: readonly string[]
  id: string
}

/** A record of a source after reading: what fits its schema, and the links, references and problems found in it. */
export interface ReadRecord {
  content: ReadonlyMap<Locale, Flat>
  problems: readonly Problem[]
  links: readonly (LocalePlace & { link: string })[]
  surfaces: readonly (LocalePlace & { name: string })[]
  /** The records that it names, each once. */
  references: readonly Reference[]
  /** Hash of the content. */
  hash: string
}

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity of a record; `undefined` when its kind is not known. */
export const entityOf = ({ type }: SourceRecord): Entity | undefined => byName.get(type)

/** A record with the status that shows it to nobody. */
const closed = (record: Flat, { status, online }: Entity): Flat => ({
  ...record,
  ...(status && { [status]: 'draft' satisfies Status }),
  ...(online && { [online]: false }),
})

function readRecord(source: SourceRecord, entity: Entity): ReadRecord {
  const problems: Problem[] = []
  const links: (LocalePlace & { link: string })[] = []
  const surfaces: (LocalePlace & { name: string })[] = []
  const references = new Map<string, Reference>()
  const content = new Map<Locale, Flat>()
  try {
    for (const locale of source.locales) {
      // What an editor meant to hide must not be shown for a typing error.
      let isClosed = false
      const problem = (place: Place, message: string) => {
        const path = pathTo(place)
        if (path.length === 1 && (path[0] === entity.status || path[0] === entity.online)) isClosed = true
        problems.push({ file: source.file, path: source.where(path, locale), message })
      }
      const record = read(entity.schema, source.read(locale, problem), [], {
        problem,
        link: (place, link) => links.push({ place, locale, link }),
        surface: (place, name) => surfaces.push({ place, locale, name }),
        reference(place, types, id) {
          const named = `${types.join()} ${id}`
          if (!references.has(named)) references.set(named, { place, locale, types, id })
        },
      })
      if (record !== undefined) content.set(locale, isClosed ? closed(record as Flat, entity) : (record as Flat))
    }
  } catch (error) {
    content.clear()
    problems.push({ file: source.file, path: '', message: `could not be read: ${(error as Error).message}` })
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...content]))
    .digest('base64url')
  return { content, problems, links, surfaces, references: [...references.values()], hash }
}

const cache = new WeakMap<SourceRecord, ReadRecord>()

/** Reads a record once: a source delivers an unchanged record as the same object, so only what has changed is read. */
export function cachedRecord(source: SourceRecord, entity: Entity): ReadRecord {
  const result = cache.get(source) ?? readRecord(source, entity)
  cache.set(source, result)
  return result
}

/** Reads records in chunks into the cache, so that `createSnapshot` blocks requests only briefly. */
export const prepareRecords = (records: readonly SourceRecord[]): Promise<void> =>
  chunked(records, (record) => {
    const entity = entityOf(record)
    if (entity) cachedRecord(record, entity)
  })
