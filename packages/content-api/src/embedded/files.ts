import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assets, type Assets } from '@brand/content'
import type { Problem } from '../source.ts'

type Report = (problem: Problem) => void

/** Reads a JSON file. Throws when it is none. */
export const readJson = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'))

export const unreadable = (file: string, error: unknown): Problem => ({
  file,
  path: '',
  message: `could not be read: ${(error as Error).message}`,
})

/** Names of the record files of each type, `{ page: ['about.json', …] }`, in alphabetical order. Throws where there is no such folder. */
export async function listRecords(folder: string): Promise<Map<string, string[]>> {
  const entries = await readdir(join(folder, 'records'), { withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`There is no folder "records" in ${folder}`, { cause })
  })
  const listed = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const files = await readdir(join(folder, 'records', name))
      return [name, files.filter((file) => file.endsWith('.json')).toSorted()] as const
    })
  return new Map(await Promise.all(listed))
}

/** The pictures of a content folder; those that do not fit, or whose file is missing, are reported and left out. */
export async function readAssets(folder: string, report: Report): Promise<Assets> {
  const file = 'assets/assets.json'
  const found = await readJson(folder, file).catch((error: unknown) => report(unreadable(file, error)))
  const present = new Set(await readdir(join(folder, 'assets')).catch(() => []))
  const valid = Object.entries(found ?? {}).flatMap(([id, asset]) => {
    const result = assets.safeParse({ [id]: asset })
    const message = result.success
      ? present.has(result.data[id]!.file)
        ? undefined
        : 'has no file in the folder'
      : result.error.issues.map((issue) => [...issue.path.slice(1), issue.message].join(' ')).join('; ')
    if (message) report({ file, path: id, message })
    return message || !result.success ? [] : Object.entries(result.data)
  })
  return Object.fromEntries(valid)
}
