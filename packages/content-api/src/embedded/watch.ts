import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** How long the folder must be still before it is read again, in milliseconds. */
const quietTime = 100
/** How long a change waits at most, in milliseconds, where the folder is never still. */
const longestWait = 1_000

/** The folders whose files are content, as they are now, with what tells a folder from another that took its place. */
function foldersOf(folder: string): Map<string, number> {
  const records = join(folder, 'records')
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  const kinds = isThere(records) ? readdirSync(records).map((name) => join(records, name)) : []
  return new Map([folder, records, join(folder, 'assets'), ...kinds].filter(isThere).map((path) => [path, statSync(path).ino]))
}

/**
 * Calls back once after each burst of changes in a content folder, until the function it returns is called. One watch for each
 * folder tells of all its files; Node's recursive one takes one for each file, of which a system has few.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, { watcher: FSWatcher; inode: number }>()
  let timer: NodeJS.Timeout | undefined
  let latest: number | undefined

  function leave(path: string): void {
    watched.get(path)?.watcher.close()
    watched.delete(path)
  }
  /** Watches what is there now, so that nothing is missed from here on. */
  function follow(): void {
    const folders = foldersOf(folder)
    for (const [path, { inode }] of watched) if (folders.get(path) !== inode) leave(path)
    for (const [path, inode] of folders) {
      if (watched.has(path)) continue
      const watcher = watch(path, { persistent: false }, changed)
      // A folder that goes away ends its watch, not the process: the last content stays.
      watcher.on('error', () => leave(path))
      watched.set(path, { watcher, inode })
    }
  }
  function settled(): void {
    latest = undefined
    try {
      follow()
    } catch {
      // A folder went away just now, which is a change of its own.
      changed()
    }
    onChange()
  }
  function changed(): void {
    latest ??= Date.now() + longestWait
    clearTimeout(timer)
    timer = setTimeout(settled, Math.min(quietTime, latest - Date.now())).unref()
  }

  follow()
  return () => {
    clearTimeout(timer)
    for (const path of watched.keys()) leave(path)
  }
}
