import { entities, isObject, type Assets, type Entity, type Locale } from '@brand/content'
import { problemList } from '../ingest/problems.ts'
import { chunked } from '../chunked.ts'
import type { Problem, Source, SourceRecord } from '../source.ts'
import { filesIn, type FoundFile } from './file-in.ts'
import { listRecords, readAssets, readJson, readText, toStamp, readProblem, type RecordFile } from './files.ts'
import { toRecord } from './record.ts'
import { watchFolder } from './watch.ts'

/** The last state of a file. */
interface CachedFile {
  stamp: string | undefined
  position: number
  record?: SourceRecord
  /** Why it is not a record. */
  problem?: Problem
}

const readPosition = (found: unknown) =>
  isObject(found) && typeof found['$position'] === 'number' ? found['$position'] : Number.POSITIVE_INFINITY

const byPosition = (a: CachedFile, b: CachedFile) => (a.position === b.position ? 0 : a.position - b.position)

/** A content folder. */
export interface EmbeddedSource extends Source {
  /** The pictures, by id, as they were last loaded. */
  assets(): Assets
}

/**
 * Content from a folder: `records/<type>/<name>.json` with all locales in one file, pictures in `assets`.
 * Any value in a record may be localised, without a schema's help: `{ "en": "…", "nl": "…" }`.
 * `<name>.draft.json` is the draft of a record; preview shows it in the record's place.
 * A file that has not changed is not read again. `now` is the clock that this is decided by.
 */
export function embeddedSource(folder: string, now: () => number = Date.now): EmbeddedSource {
  let assets: Assets = {}
  const cache = new Map<string, CachedFile>()
  let cacheKey = ''

  function readFile(entity: Entity, { id, file, isDraft }: RecordFile, locales: readonly Locale[], at?: FoundFile): CachedFile {
    const stamp = toStamp(at?.stats, now())
    const cached = cache.get(file)
    if (cached && stamp !== undefined && cached.stamp === stamp) return cached
    const read: CachedFile = { stamp, position: Number.POSITIVE_INFINITY }
    try {
      const text = readText(folder, file, at)
      const found: unknown = JSON.parse(text)
      read.position = readPosition(found)
      read.record = toRecord(entity, found, { id, isDraft, file, text, assets, locales, again: () => readJson(folder, file) })
    } catch (error) {
      read.problem = readProblem(file, error)
      // The file may be incomplete: the last valid record stays.
      read.record = cached?.record
    }
    cache.set(file, read)
    return read
  }

  return {
    async load({ locales, drafts, onRecord }) {
      const { problems, add: report } = problemList()
      const find = filesIn(folder)
      assets = readAssets(folder, assets, report)
      const key = JSON.stringify([assets, locales])
      if (key !== cacheKey) cache.clear()
      cacheKey = key
      const records: SourceRecord[] = []
      for (const [type, files] of await listRecords(folder, drafts)) {
        const entity = entities.find(({ name }) => name === type)
        if (!entity) {
          report({ file: `records/${type}`, path: '', message: 'is not a kind of record' })
          continue
        }
        const read: CachedFile[] = []
        await chunked(files, (file) => {
          const found = readFile(entity, file, locales, find(file.file))
          if (found.record) onRecord?.(found.record)
          read.push(found)
        })
        for (const { record, problem } of read.toSorted(byPosition)) {
          if (problem) report(problem)
          if (record) records.push(record)
        }
      }
      return { records, problems }
    },
    watch: (onChange) => watchFolder(folder, onChange),
    assets: () => assets,
  }
}
