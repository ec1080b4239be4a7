import { watch, type FSWatcher } from 'node:fs'
import { debounce } from './debounce.ts'
import { contentFolders, folderState } from './folder-state.ts'

/** Bursts of changes, such as a save of many files, are one change. In milliseconds. */
const burst = { wait: 100, maxWait: 1_000 }

/** Shortest time between two looks at all files, in milliseconds. */
const minInterval = 400
/** Of the time, at most this part is spent on looking: a folder with very many files is looked at less often. */
const maxShare = 0.02

/**
 * Calls back once after each burst of changes in a content folder, until the returned function is called. The system's events
 * report most changes at once. They are not enough: they follow a folder, not its path, and some file systems have none. So all
 * files are looked at regularly too, and every path is watched anew after each change.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let watchers: FSWatcher[] = []
  let lastState: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function unwatch(): void {
    for (const watcher of watchers) watcher.close()
    watchers = []
  }
  function watchAgain(): void {
    unwatch()
    for (const path of contentFolders(folder)) {
      try {
        watchers.push(watch(path, { persistent: false }, changed).on('error', () => {}))
      } catch {
        // There is no such folder, or the system has no watch left.
      }
    }
  }
  const { call: changed, cancel } = debounce(async () => {
    watchAgain()
    // Before the call back: what changes while it reads is a change of its own.
    lastState = await folderState(folder)
    if (!isStopped) onChange()
  }, burst)

  async function checkFolder(): Promise<void> {
    const begun = performance.now()
    const state = await folderState(folder)
    if (lastState !== undefined && state !== lastState) changed()
    else lastState = state
    const interval = Math.max(minInterval, (performance.now() - begun) / maxShare)
    if (!isStopped) timer = setTimeout(() => void checkFolder(), interval).unref()
  }

  watchAgain()
  void checkFolder()
  return () => {
    isStopped = true
    cancel()
    clearTimeout(timer)
    unwatch()
  }
}
