import { watch } from 'node:fs'

/** How long the folder must be still before it is read again, in milliseconds. */
const quietTime = 100

/** Calls back once after each burst of changes in a folder, until the function it returns is called. */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, quietTime).unref()
  })
  // A folder that goes away ends its watch, not the process: the last content stays.
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
