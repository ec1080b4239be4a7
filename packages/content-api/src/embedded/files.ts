import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assets, type Assets } from '@brand/content'
import type { Problem } from '../source.ts'

type Reporter = (problem: Problem) => void

/** Reads a JSON file; throws when it is not one. Synchronous: for many small files that takes a fifth of the time. */
export const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

export const readProblem = (file: string, error: unknown): Problem => ({
  file,
  path: '',
  message: `could not be read: ${(error as Error).message}`,
})

/** A record's file, and the id that its name gives the record. */
export interface RecordFile {
  id: string
  file: string
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
  return [...chosen].map(([id, name]) => ({ id, file: `records/${type}/${name}` }))
}

/** The record files of each type, in alphabetical order. Throws where there is no such folder. */
export async function listRecords(folder: string, drafts: boolean): Promise<Map<string, RecordFile[]>> {
  const entries = await readdir(join(folder, 'records'), { withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`There is no folder "records" in ${folder}`, { cause })
  })
  const types = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const listed = types.toSorted().map(async (type) => {
    const names = await readdir(join(folder, 'records', type))
    return [type, recordFiles(type, names, drafts)] as const
  })
  return new Map(await Promise.all(listed))
}

/** Two changes within this time may have the same timestamp, in milliseconds. */
const timestampResolution = 1_000

/**
 * The same as long as a file does not change; `undefined` when that cannot be known, because it has just changed or is gone.
 * `now` is the time in milliseconds.
 */
export function stampOf(folder: string, file: string, now: number): string | undefined {
  const stats = statSync(join(folder, file), { throwIfNoEntry: false })
  return stats && now - stats.ctimeMs > timestampResolution ? `${stats.ctimeMs} ${stats.size} ${stats.ino}` : undefined
}

/** The pictures of a content folder. Invalid ones, and those without a file, are reported and left out. */
export async function readAssets(folder: string, report: Reporter): Promise<Assets> {
  const file = 'assets/assets.json'
  let found: unknown
  try {
    found = readJson(folder, file)
  } catch (error) {
    report(readProblem(file, error))
  }
  const existing = new Set(await readdir(join(folder, 'assets')).catch(() => []))
  const valid = Object.entries(found ?? {}).flatMap(([id, asset]) => {
    const result = assets.safeParse({ [id]: asset })
    const message = result.success
      ? existing.has(result.data[id]!.file)
        ? undefined
        : 'has no file in the folder'
      : result.error.issues.map((issue) => [...issue.path.slice(1), issue.message].join(' ')).join('; ')
    if (message) report({ file, path: id, message })
    return message || !result.success ? [] : Object.entries(result.data)
  })
  return Object.fromEntries(valid)
}
