import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Locale } from '@brand/content'
import { recordModels } from '../models/index.ts'
import type { Findings } from './content-set.ts'
import type { Master } from './read-value.ts'
import type { StoredRecord } from './stored-record.ts'

interface SnapshotFile {
  path: string
  /** Where the pictures of its records are, if not here. */
  imageHost: string | undefined
}

/** Lines of a snapshot: where its pictures are, if not here, a record, a picture, and the checksum of all that is before it. */
type Line = { imageHost: string } | { record: StoredRecord } | { master: [string, Master] } | { sha256: string }

async function* formatLines(records: Iterable<StoredRecord>, masters: Iterable<[string, Master]>, imageHost: string | undefined) {
  const hash = createHash('sha256')
  const line = (value: Line) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  if (imageHost !== undefined) yield line({ imageHost })
  for (const record of records) yield line({ record })
  for (const master of masters) yield line({ master })
  yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies Line)}\n`
}

/** A record in those of its languages that are active now. */
const inLocales = (record: StoredRecord, locales: readonly Locale[]): StoredRecord => ({
  ...record,
  content: Object.fromEntries(Object.entries(record.content).filter(([locale]) => locales.includes(locale as Locale))),
})

async function readSnapshot({ path, imageHost }: SnapshotFile, locales: readonly Locale[]): Promise<Findings> {
  const hash = createHash('sha256')
  const models = new Map<string, Map<string, StoredRecord>>(recordModels.map(({ apiKey }) => [apiKey, new Map()]))
  const masters = new Map<string, Master>()
  let isWhole = false
  let host: string | undefined
  function take(text: string): void {
    const line = JSON.parse(text) as Line
    isWhole = 'sha256' in line && line.sha256 === hash.copy().digest('hex')
    hash.update(`${text}\n`)
    if ('imageHost' in line) host = line.imageHost
    if ('record' in line) models.get(line.record.model)?.set(line.record.id, inLocales(line.record, locales))
    if ('master' in line) masters.set(...line.master)
  }
  await pipeline(createReadStream(path), createGunzip(), async (parts: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const part of parts) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
      rest = lines.pop()!
      lines.forEach(take)
    }
  })
  if (!isWhole) throw new Error('its checksum is wrong')
  // The policy of pages would not let them in.
  if (host !== imageHost) throw new Error('its pictures have another host')
  return { models, records: new Map(), masters, tags: new Map() }
}

/**
 * The last good content on disk, so that the site starts while the CMS is down. It never throws: what cannot be read is not there,
 * what cannot be written is logged.
 */
export function createSnapshotFile({ log, ...file }: SnapshotFile & { log: (line: string) => void }) {
  const { path, imageHost } = file
  let written: Promise<void> = Promise.resolve()

  async function write(records: Iterable<StoredRecord>, masters: Iterable<[string, Master]>): Promise<void> {
    const part = `${path}.${process.pid}.tmp`
    try {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(formatLines(records, masters, imageHost), createGzip({ level: 4 }), createWriteStream(part))
      // On disk before it replaces the last one: a machine that stops leaves one of the two.
      const handle = await open(part, 'r')
      await handle.sync().finally(() => handle.close())
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      log(`The content of the CMS could not be stored in ${path}: ${(error as Error).message}`)
    }
  }

  return {
    /** Reads the content that was written last; `undefined` where there is none, or it cannot be used. */
    async read(locales: readonly Locale[]): Promise<Findings | undefined> {
      try {
        return await readSnapshot(file, locales)
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        if (code !== 'ENOENT') log(`The stored content of the CMS in ${path} is unusable: ${message}`)
        return undefined
      }
    },
    /** Writes one after the other. */
    write: (records: Iterable<StoredRecord>, masters: Iterable<[string, Master]>): Promise<void> =>
      (written = written.then(() => write(records, masters))),
  }
}
