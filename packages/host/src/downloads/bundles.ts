import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'
import { HttpError, sendError } from '../http/errors.ts'
import { createFairQueue } from '../queue/fair-queue.ts'
import type { FoundFile } from './assets.ts'
import { streamZip, type ZipEntry } from './zip.ts'

/** Parts of bundles that are read from disk at a time, over all clients. A place is held for a part, so that a slow reader holds none. */
const reading = 2
/** Bundles that one client may be sent at a time. */
const maxSending = 8

/**
 * The header that names a file: for old programs in ASCII, for all others in UTF-8 (RFC 6266, RFC 8187).
 * @requirement DL-36
 */
function attachment(name: string): string {
  const asciiName = name.replaceAll(/[^\x20-\x7E]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`
}

/** Files that are sent as one. */
interface Bundle {
  /** Name of the file that has them. */
  name: string
  files: readonly { name: string; url: string }[]
}

interface BundleOptions {
  /** Path of the bundles, as Hono writes it. */
  path: string
  /** Collects the files of a request. Throws an error with the status 404 for an unknown bundle. */
  collect: (c: Context) => Promise<Bundle>
  /** Finds the file at an address; `undefined` for one that not everyone may have. */
  find: (url: string) => FoundFile | undefined
  /** Identifies the client of a request; `undefined` for the server itself. */
  identifyClient: (c: Context) => string | undefined
}

/**
 * Sends several files as one ZIP. Clients take turns, part by part; one that asks for many at a time is answered 429.
 * @requirement DL-35, DL-36, RELIABILITY 15
 */
export function createBundles({ path, collect, find, identifyClient }: BundleOptions): Hono {
  const queue = createFairQueue({ concurrency: reading, maxWaiting: maxSending })
  /** The bundles that are being sent, by client. */
  const sending = new Map<string, number>()

  /** The parts of a bundle, each in the turn of its client. */
  async function* partsFor(client: string | undefined, entries: readonly ZipEntry[]) {
    const parts = streamZip(entries)
    if (client !== undefined) sending.set(client, (sending.get(client) ?? 0) + 1)
    try {
      for (;;) {
        const { done, value } = await queue({ client }, () => parts.next())
        if (done) return
        yield value
      }
    } finally {
      // Closes the file that is being read, where the client has gone.
      await parts.return(undefined)
      const left = client === undefined ? 0 : sending.get(client)! - 1
      if (left) sending.set(client!, left)
      else sending.delete(client!)
    }
  }

  const app = new Hono().get(path, async (c) => {
    const bundle = await collect(c)
    const entries = bundle.files.flatMap(({ url, name }) => {
      const found = find(url)
      return found ? [{ name, path: found.path, modified: found.stats.mtime }] : []
    })
    if (!entries.length) throw new HttpError('Not found', 404)
    const client = identifyClient(c)
    if (client !== undefined && (sending.get(client) ?? 0) >= maxSending) throw new HttpError('Too many requests', 429)
    return c.body(Readable.toWeb(Readable.from(partsFor(client, entries))) as ReadableStream, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(bundle.name),
      'Cache-Control': 'public, max-age=600',
    })
  })
  app.onError((error, c) => sendError(c, error))
  return app
}
