import { lstatSync, realpathSync, statSync, type Stats } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** A regular file, and where it really lies. */
export interface FoundFile {
  path: string
  stats: Stats
}

/**
 * A regular file of a content folder; `undefined` when it is missing, is no regular file (reading a pipe would block the process),
 * or when a symbolic link leads out of the folder. The folder itself may be a link, and links within it are followed.
 */
export function fileIn(folder: string, file: string): FoundFile | undefined {
  try {
    const path = realpathSync.native(join(folder, file))
    if (!path.startsWith(realpathSync.native(folder) + sep)) return undefined
    const stats = statSync(path)
    return stats.isFile() ? { path, stats } : undefined
  } catch {
    return undefined
  }
}

/** Finds the real path of a folder in a content folder; `undefined` when it is missing or outside. */
function folderIn(folder: string, path: string): string | undefined {
  try {
    const [root, real] = [realpathSync.native(folder), realpathSync.native(join(folder, path))]
    return real.startsWith(root + sep) ? real : undefined
  } catch {
    return undefined
  }
}

/** Finds files as `fileIn` does, with one call of the system for each: where their folders lie is looked up once. */
export function filesIn(folder: string): (file: string) => FoundFile | undefined {
  const folders = new Map<string, string | undefined>()
  return (file) => {
    const parent = dirname(file)
    if (!folders.has(parent)) folders.set(parent, folderIn(folder, parent))
    const real = folders.get(parent)
    if (real === undefined) return undefined
    const path = `${real}${sep}${basename(file)}`
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isSymbolicLink()) return fileIn(folder, file)
    return stats?.isFile() ? { path, stats } : undefined
  }
}
