import { createReadStream } from 'node:fs'
import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** Its name in the archive; a second file of a name gets a number. */
  name: string
  /** Path of the source file. */
  path: string
  modified: Date
}

/** A file on Unix that its owner may write and all may read. With another mark common programs do not read its name as UTF-8. */
const unix = { os: 3, attrs: (0o100644 << 16) >>> 0 }

const numbered = (name: string, n: number) => name.replace(/(\.\w+)?$/, ` (${n})$1`)

/** The files as one ZIP, part by part: no more than a part of one file is in memory. They are stored as they are, since most are compressed. */
export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  const names = new Set<string>()
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for (const { name, path, modified } of entries) {
    let unique = name
    for (let n = 2; names.has(unique); n++) unique = numbered(name, n)
    names.add(unique)
    const entry = Object.assign(new ZipPassThrough(unique), unix, { mtime: modified })
    zip.add(entry)
    for await (const part of createReadStream(path)) {
      entry.push(part as Uint8Array<ArrayBuffer>)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}
