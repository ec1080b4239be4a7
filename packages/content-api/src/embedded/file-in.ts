import { realpathSync, statSync, type Stats } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * A regular file of a content folder; `undefined` when it is missing, is no regular file (reading a pipe would block the process),
 * or when a symbolic link leads out of the folder. The folder itself may be a link, and links within it are followed.
 */
export function fileIn(folder: string, file: string): { path: string; stats: Stats } | undefined {
  try {
    const path = realpathSync.native(join(folder, file))
    if (!path.startsWith(realpathSync.native(folder) + sep)) return undefined
    const stats = statSync(path)
    return stats.isFile() ? { path, stats } : undefined
  } catch {
    return undefined
  }
}
