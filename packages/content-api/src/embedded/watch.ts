import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { debounce } from './debounce.ts'

/** Bursts of changes, such as a save of many files, are one change. In milliseconds. */
const burst = { wait: 100, maxWait: 1_000 }

/** The existing folders that hold content, each with its inode, so that a replaced folder is noticed. */
function foldersOf(folder: string): Map<string, number> {
  const records = join(folder, 'records')
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  const types = isFolder(records) ? readdirSync(records).map((name) => join(records, name)) : []
  return new Map([folder, records, join(folder, 'assets'), ...types].filter(isFolder).map((path) => [path, statSync(path).ino]))
}

/**
 * Calls back once after each burst of changes in a content folder, until the returned function is called. There is one watcher
 * per folder: Node's recursive watch takes one per file, and a system allows only so many.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, { watcher: FSWatcher; inode: number }>()
  const { call: changed, cancel } = debounce(() => {
    try {
      updateWatchers()
    } catch {
      // A folder that was just removed is a change too.
      changed()
    }
    onChange()
  }, burst)

  function unwatch(path: string): void {
    watched.get(path)?.watcher.close()
    watched.delete(path)
  }
  function updateWatchers(): void {
    const folders = foldersOf(folder)
    for (const [path, { inode }] of watched) if (folders.get(path) !== inode) unwatch(path)
    for (const [path, inode] of folders) {
      if (watched.has(path)) continue
      const watcher = watch(path, { persistent: false }, changed)
      // The removal of a folder ends its watcher, not the process: the last content stays.
      watcher.on('error', () => unwatch(path))
      watched.set(path, { watcher, inode })
    }
  }

  updateWatchers()
  return () => {
    cancel()
    for (const path of watched.keys()) unwatch(path)
  }
}
