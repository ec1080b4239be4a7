import { entities, isObject, type Assets, type Entity, type Locale } from '@brand/content'
import { problemList } from '../ingest/problems.ts'
import { inSlices } from '../slices.ts'
import type { Problem, Source, SourceRecord } from '../source.ts'
import { listRecords, readAssets, readJson, stampOf, unreadable, type RecordFile } from './files.ts'
import { toRecord } from './record.ts'
import { watchFolder } from './watch.ts'

/** A file as it was last read. */
interface Kept {
  stamp: string | undefined
  position: number
  record?: SourceRecord
  /** Why it is no record. */
  problem?: Problem
}

const positionOf = (found: unknown) =>
  isObject(found) && typeof found['$position'] === 'number' ? found['$position'] : Number.POSITIVE_INFINITY

const byPosition = (a: Kept, b: Kept) => (a.position === b.position ? 0 : a.position - b.position)

/**
 * Content from a folder: `records/<type>/<name>.json` with all locales in one file, pictures in `assets`.
 * Any value in a record may be localised, without a schema's help: `{ "en": "…", "nl": "…" }`.
 * `<name>.draft.json` is what the record is to become; only preview shows it, in the record's place.
 * A file that has not changed is not read again.
 */
export function embeddedSource(folder: string): Source {
  const kept = new Map<string, Kept>()
  let keptFor = ''

  function readFile(entity: Entity, { id, file }: RecordFile, assets: Assets, locales: readonly Locale[]): Kept {
    const stamp = stampOf(folder, file)
    const known = kept.get(file)
    if (known && stamp !== undefined && known.stamp === stamp) return known
    const read: Kept = { stamp, position: Number.POSITIVE_INFINITY }
    try {
      const found = readJson(folder, file)
      read.position = positionOf(found)
      read.record = toRecord(entity, found, { id, file, assets, locales })
    } catch (error) {
      read.problem = unreadable(file, error)
      // Half written, say: what it held before stands until it can be read again.
      read.record = known?.record
    }
    kept.set(file, read)
    return read
  }

  return {
    async load({ locales, drafts }) {
      const { problems, add: report } = problemList()
      const assets = await readAssets(folder, report)
      const madeFor = JSON.stringify([assets, locales])
      if (madeFor !== keptFor) kept.clear()
      keptFor = madeFor
      const records: SourceRecord[] = []
      for (const [type, files] of await listRecords(folder, drafts)) {
        const entity = entities.find(({ name }) => name === type)
        if (!entity) {
          report({ file: `records/${type}`, path: '', message: 'is no kind of record' })
          continue
        }
        const read: Kept[] = []
        await inSlices(files, (file) => read.push(readFile(entity, file, assets, locales)))
        for (const { record, problem } of read.toSorted(byPosition)) {
          if (problem) report(problem)
          if (record) records.push(record)
        }
      }
      return { records, problems }
    },
    watch: (onChange) => watchFolder(folder, onChange),
  }
}
