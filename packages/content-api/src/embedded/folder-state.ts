import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chunked } from '../chunked.ts'

const readStamp = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
}

/** The names in a folder; none where there is no such folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The folders of a content folder that may hold content. */
export const contentFolders = (folder: string): string[] => [
  folder,
  join(folder, 'assets'),
  join(folder, 'records'),
  ...namesIn(join(folder, 'records')).map((name) => join(folder, 'records', name)),
]

/**
 * A text that differs after any change of records or pictures, whatever the file system, editor or deployment. Synchronous in
 * chunks: for many files that takes a twentieth of the time.
 */
export async function folderState(folder: string): Promise<string> {
  const stamps: string[] = []
  await chunked(contentFolders(folder), (path) => {
    // The link itself too: a folder may be exchanged for one whose files look the same.
    stamps.push(`${path} ${readStamp(path)} ${lstatSync(path, { throwIfNoEntry: false })?.ino}`)
  })
  const files = contentFolders(folder).flatMap((path) => namesIn(path).map((name) => join(path, name)))
  await chunked(files, (file) => stamps.push(`${file} ${readStamp(file)}`))
  return stamps.join('\n')
}
