import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Suffix of a file that is being written. */
const unfinished = '.tmp'
/** Unfinished files that a stopped process has left are deleted after this time, in ms. */
const strayAfter = 10 * 60_000

interface Entry {
  file: string
  bytes: number
  /** When it was last used, in ms. */
  used: number
}

async function list(folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Another process may have removed it.
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile()) entries.push({ file, bytes: found.size, used: found.mtimeMs })
  }
  return entries
}

/** Deletes unfinished files of stopped processes. Over `maxBytes`, deletes the least recently used files down to 90 % of it. */
export async function sweep(folder: string, maxBytes: number): Promise<void> {
  const entries = await list(folder)
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const target = bytes > maxBytes ? maxBytes * 0.9 : bytes
  for (const entry of entries.toSorted((a, b) => a.used - b.used)) {
    const stray = entry.file.endsWith(unfinished) && Date.now() - entry.used > strayAfter
    if (!stray && bytes <= target) continue
    await rm(entry.file, { force: true })
    bytes -= entry.bytes
  }
}

const checksumLength = 32

/** Of name and content, so that neither a damaged file nor one under another's name is taken for the right one. */
const computeChecksum = (name: string, content: Uint8Array) => createHash('sha256').update(`${name} `).update(content).digest()

/**
 * Files by name in a folder of at most about `maxBytes`. Several processes may share it, and it outlives them.
 * Each begins with a checksum; one whose content does not fit it is removed and counts as missing.
 * It never throws: a file that cannot be read is missing, a file that cannot be written is not stored.
 */
export function createDiskCache(folder: string, maxBytes: number) {
  let writtenSince = 0
  let failing = false
  let swept = Promise.resolve()

  /** Logs the first of a series of failures. */
  function report(error: unknown): void {
    if (!failing) console.warn(`The picture cache on disk failed: ${(error as Error).message}`)
    failing = true
  }
  const cleanUp = () => (swept = swept.then(() => sweep(folder, maxBytes)).catch(report))
  const made = mkdir(folder, { recursive: true }).then(cleanUp, report)

  return {
    async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const file = join(folder, name)
      const found = await readFile(file).catch(() => undefined)
      if (!found) return undefined
      const content = found.subarray(checksumLength)
      if (!content.length || !computeChecksum(name, content).equals(found.subarray(0, checksumLength))) {
        await rm(file, { force: true }).catch(() => undefined)
        return undefined
      }
      const now = new Date()
      void utimes(file, now, now).catch(() => undefined)
      return content
    },
    async write(name: string, content: Uint8Array): Promise<void> {
      const part = join(folder, `${name}.${randomUUID()}${unfinished}`)
      try {
        await made
        // Written under another name first, so that no request reads an incomplete file.
        await writeFile(part, [computeChecksum(name, content), content])
        await rename(part, join(folder, name))
        failing = false
      } catch (error) {
        report(error)
        await rm(part, { force: true }).catch(() => undefined)
      }
      writtenSince += content.length
      if (writtenSince < maxBytes / 20) return
      writtenSince = 0
      await cleanUp()
    },
  }
}
