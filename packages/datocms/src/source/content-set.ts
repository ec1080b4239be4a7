import type { SourceRecord } from '@brand/content-api'
import { recordModels, recordsByKey } from '../models/index.ts'
import type { Master } from './read-value.ts'
import { isSame, toSourceRecord, type StoredRecord } from './stored-record.ts'

/** Result of a fetch: all records of some models, and some records of others. */
export interface Findings {
  /** By model, every record that it has. */
  models: ReadonlyMap<string, ReadonlyMap<string, StoredRecord>>
  /** By model and id; `undefined` where there is no such record any more. */
  records: ReadonlyMap<string, ReadonlyMap<string, StoredRecord | undefined>>
  masters: ReadonlyMap<string, Master>
  /** By model, the tags of all its answers. */
  tags: ReadonlyMap<string, ReadonlySet<string>>
}

/** An answer with so many tags has more than it lists. */
const maxTags = 500

interface Entry {
  stored: StoredRecord
  source: SourceRecord
}

const byKind = recordModels.toSorted((a, b) => (a.of! < b.of! ? -1 : 1))

/**
 * The records of the CMS, published or with drafts. An unchanged record stays the same object, so that the API does not read it
 * again.
 */
export function createContentSet() {
  const sets = new Map<string, Map<string, Entry>>(recordModels.map(({ apiKey }) => [apiKey, new Map<string, Entry>()]))
  const masters = new Map<string, Master>()
  const tags = new Map<string, ReadonlySet<string>>()

  /** Puts one state of a record in the place of the last; `false` when they are equal. */
  function put(model: string, id: string, stored: StoredRecord | undefined): boolean {
    const set = sets.get(model)!
    if (!stored) return set.delete(id)
    const existing = set.get(id)
    if (isSame(existing?.stored, stored)) return false
    set.set(id, { stored, source: toSourceRecord(recordsByKey.get(model)!, stored) })
    return true
  }

  return {
    /** Takes findings over, but for records that have changed since; returns whether anything is new. */
    apply(findings: Findings, hasChangedSince: (model: string, id: string) => boolean): boolean {
      let isNew = false
      const take = (model: string, id: string, stored: StoredRecord | undefined) => {
        if (!hasChangedSince(model, id)) isNew = put(model, id, stored) || isNew
      }
      for (const [model, found] of findings.models) {
        for (const id of sets.get(model)!.keys()) if (!found.has(id)) take(model, id, undefined)
        for (const [id, stored] of found) take(model, id, stored)
      }
      for (const [model, found] of findings.records) for (const [id, stored] of found) take(model, id, stored)
      for (const [id, master] of findings.masters) masters.set(id, master)
      for (const [model, found] of findings.tags) tags.set(model, found)
      return isNew
    },
    listIds: (model: string): string[] => [...sets.get(model)!.keys()],
    /** The records by kind, as a folder has them, and in the editors' order. */
    records: (): SourceRecord[] =>
      byKind.flatMap(({ apiKey }) =>
        [...sets.get(apiKey)!.values()].toSorted((a, b) => a.stored.position - b.stored.position).map(({ source }) => source),
      ),
    /** The models whose answers bore one of some tags, or may have. */
    modelsWith: (some: readonly string[]): string[] =>
      [...tags].flatMap(([model, own]) => (own.size >= maxTags || some.some((tag) => own.has(tag)) ? [model] : [])),
    stored: (): Iterable<StoredRecord> => [...sets.values()].flatMap((set) => [...set.values()].map(({ stored }) => stored)),
    masters,
  }
}
