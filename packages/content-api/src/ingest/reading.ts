import { createHash } from 'node:crypto'
import { entities, type Entity, type Locale } from '@brand/content'
import { inSlices } from '../slices.ts'
import type { Problem, SourceRecord } from '../source.ts'
import { pathTo, type Place } from './place.ts'
import { read } from './read.ts'

export type Flat = Record<string, unknown>

/** A place in a record, in one of its locales. */
interface Spot {
  place: Place
  locale: Locale
}

/** Another record that is named at a place, by its id and the kinds that it may be of. */
interface Reference extends Spot {
  types: readonly string[]
  id: string
}

/** A record of a source as it was read: what fits its schema, and what was found on the way. */
export interface Reading {
  content: ReadonlyMap<Locale, Flat>
  problems: readonly Problem[]
  links: readonly (Spot & { link: string })[]
  surfaces: readonly (Spot & { name: string })[]
  /** The records that it names, each once. */
  references: readonly Reference[]
  /** The same for the same content. */
  hash: string
}

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity of a record; `undefined` when its kind is not known. */
export const entityOf = ({ type }: SourceRecord): Entity | undefined => byName.get(type)

function readRecord(source: SourceRecord, { schema }: Entity): Reading {
  const problems: Problem[] = []
  const links: (Spot & { link: string })[] = []
  const surfaces: (Spot & { name: string })[] = []
  const references = new Map<string, Reference>()
  const content = new Map<Locale, Flat>()
  try {
    for (const locale of source.locales) {
      const problem = (place: Place, message: string) =>
        void problems.push({ file: source.file, path: source.where(pathTo(place), locale), message })
      const record = read(schema, source.read(locale, problem), [], {
        problem,
        link: (place, link) => links.push({ place, locale, link }),
        surface: (place, name) => surfaces.push({ place, locale, name }),
        reference(place, types, id) {
          const named = `${types.join()} ${id}`
          if (!references.has(named)) references.set(named, { place, locale, types, id })
        },
      })
      if (record !== undefined) content.set(locale, record as Flat)
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

const known = new WeakMap<SourceRecord, Reading>()

/** Reads a record; one that was read before is not read again, so a change costs what it changes. */
export function readingOf(source: SourceRecord, entity: Entity): Reading {
  const reading = known.get(source) ?? readRecord(source, entity)
  known.set(source, reading)
  return reading
}

/** Reads records ahead, so that a snapshot of them is made at once; requests are answered in between. */
export const readAhead = (records: readonly SourceRecord[]): Promise<void> =>
  inSlices(records, (record) => {
    const entity = entityOf(record)
    if (entity) readingOf(record, entity)
  })
