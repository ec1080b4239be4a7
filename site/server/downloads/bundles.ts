import { Readable } from 'node:stream'
import { ApiError, toBundleName, defaultDownloadBase, defaultLocale, type Client, type Locale } from '@brand/content'
import { sendError } from '@brand/content-api'
import { Hono, type Context } from 'hono'
import { collectFiles } from '../../cms/kinds/product.ts'
import { downloadAt } from '../http/static.ts'
import { createFairQueue } from '../render/fair-queue.ts'
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

interface BundleOptions {
  client: Pick<Client, 'family' | 'fabric'>
  active: readonly Locale[]
  /** Folder of the content. */
  folder: string
  /** Whether everyone may have the file at an address: a bundle has no other. */
  isOpen: (url: string) => boolean
  /** Identifies the client of a request; `undefined` for the server itself. */
  identifyClient: (c: Context) => string | undefined
}

/**
 * All files of a family or fabric as one ZIP, `/api/resources/families/bundleResources/murmel?locale=de`.
 * Clients take turns, part by part; one that asks for many at a time is answered 429.
 * @requirement DL-35, DL-36, RELIABILITY 15
 */
export function createBundles({ client, active, folder, isOpen, identifyClient }: BundleOptions): Hono {
  const queue = createFairQueue({ concurrency: reading, maxWaiting: maxSending })
  /** The bundles that are being sent, by client. */
  const sending = new Map<string, number>()

  const kinds: Record<string, (ask: { slug: string; locale: Locale }) => Promise<ReturnType<typeof collectFiles>>> = {
    families: async (ask) => collectFiles((await client.family(ask)).response),
    fabrics: async (ask) => collectFiles((await client.fabric(ask)).response),
  }
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

  const app = new Hono().get(`${defaultDownloadBase}/:kind/bundleResources/:slug`, async (c) => {
    const { kind, slug } = c.req.param()
    const locale = active.find((each) => each === c.req.query('locale')) ?? defaultLocale
    if (!Object.hasOwn(kinds, kind)) throw new ApiError('Not found', 404)
    const { name, files } = await kinds[kind]!({ slug, locale })
    const entries = files.flatMap(({ url, name }) => {
      const found = isOpen(url) ? downloadAt(folder, url) : undefined
      return found ? [{ name, path: found.path, modified: found.stats.mtime }] : []
    })
    if (!entries.length) throw new ApiError('Not found', 404)
    const client = identifyClient(c)
    if (client !== undefined && (sending.get(client) ?? 0) >= maxSending) throw new ApiError('Too many requests', 429)
    const file = toBundleName(name)
    return c.body(Readable.toWeb(Readable.from(partsFor(client, entries))) as ReadableStream, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(file),
      'Cache-Control': 'public, max-age=600',
    })
  })
  app.onError((error, c) => sendError(c, error))
  return app
}
