import { readFileSync, statSync, type Dirent, type Stats } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assets, isObject, type Assets } from '@brand/content'
import type { Problem } from '../source.ts'
import { fileIn, filesIn } from './file-in.ts'

type Reporter = (problem: Problem) => void

/** Reads a file of the folder; throws when there is none. Synchronous: for many small files that takes a fifth of the time. */
export function readText(folder: string, file: string, found = fileIn(folder, file)): string {
  if (!found) throw new Error('the folder has no such regular file')
  return readFileSync(found.path, 'utf8')
}

/** Reads a JSON file of the folder; throws when it is not one. */
export const readJson = (folder: string, file: string): unknown => JSON.parse(readText(folder, file))

export const readProblem = (file: string, error: unknown): Problem => ({
  file,
  path: '',
  message: `could not be read: ${(error as Error).message}`,
})

/** A record's file, and the id that its name gives the record. */
export interface RecordFile {
  id: string
  file: string
  isDraft: boolean
}

const draft = /\.draft\.json$/

/** The files of one type of record, by id. With `drafts` the draft of a record replaces it. */
function recordFiles(type: string, names: readonly string[], drafts: boolean): RecordFile[] {
  const chosen = new Map<string, string>()
  for (const name of names.filter((name) => name.endsWith('.json')).toSorted()) {
    const isDraft = draft.test(name)
    const id = name.replace(isDraft ? draft : /\.json$/, '')
    if (drafts ? isDraft || !chosen.has(id) : !isDraft) chosen.set(id, name)
  }
  return [...chosen].map(([id, name]) => ({ id, file: `records/${type}/${name}`, isDraft: draft.test(name) }))
}

/** The record files of each type, in alphabetical order. Throws where there is no such folder. */
export async function listRecords(folder: string, drafts: boolean): Promise<Map<string, RecordFile[]>> {
  const entries = await readdir(join(folder, 'records'), { withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`${folder} has no folder "records"`, { cause })
  })
  const isFolder = (entry: Dirent) =>
    entry.isSymbolicLink()
      ? (statSync(join(folder, 'records', entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false)
      : entry.isDirectory()
  const types = entries.filter(isFolder).map(({ name }) => name)
  const listed = types.toSorted().map(async (type) => {
    const names = await readdir(join(folder, 'records', type))
    return [type, recordFiles(type, names, drafts)] as const
  })
  return new Map(await Promise.all(listed))
}

/** Two changes within this time may have the same timestamp, in milliseconds. */
const timestampResolution = 1_000

/**
 * A stamp that stays as long as a file does not change; `undefined` when that cannot be known, because it has just changed or is gone.
 * `now` is the time in milliseconds.
 */
export function toStamp(stats: Stats | undefined, now: number): string | undefined {
  return stats && now - stats.ctimeMs > timestampResolution ? `${stats.ctimeMs} ${stats.size} ${stats.ino}` : undefined
}

const assetsFile = 'assets/assets.json'

/** The list of pictures as it is written; `undefined`, and reported, when it is no list. */
function readAssetList(folder: string, report: Reporter): object | undefined {
  try {
    const found = readJson(folder, assetsFile)
    if (!isObject(found)) throw new TypeError('must be an object')
    return found
  } catch (error) {
    report(readProblem(assetsFile, error))
    return undefined
  }
}

/**
 * The pictures of a content folder. Entries that are invalid or have no file are reported and left out. A list that cannot be read,
 * such as one that is half written, is reported, and the `last` one stays.
 */
export function readAssets(folder: string, last: Assets, report: Reporter): Assets {
  const find = filesIn(folder)
  const list = readAssetList(folder, report)
  if (!list) return last
  const valid = Object.entries(list).flatMap(([id, asset]) => {
    const result = assets.safeParse({ [id]: asset })
    const message = result.success
      ? find(`assets/${result.data[id]!.file}`)
        ? undefined
        : 'has no file in the folder'
      : result.error.issues.map((issue) => [...issue.path.slice(1), issue.message].join(' ')).join('; ')
    if (message) report({ file: assetsFile, path: id, message })
    return message || !result.success ? [] : Object.entries(result.data)
  })
  return Object.fromEntries(valid)
}
