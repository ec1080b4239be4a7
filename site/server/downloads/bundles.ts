import { Readable } from 'node:stream'
import { ApiError, bundleNameOf, defaultDownloadBase, defaultLocale, type Client, type Locale } from '@brand/content'
import { sendError } from '@brand/content-api'
import { Hono } from 'hono'
import { limitConcurrency } from '../http/concurrency-limit.ts'
import { filesOf } from '../../cms/kinds/product.ts'
import { downloadAt } from '../http/static.ts'
import { zipOf } from './zip.ts'

/** Bundles sent at a time, and requests that may wait. */
const [maxSending, maxWaiting] = [8, 100]

interface BundleOptions {
  client: Pick<Client, 'family' | 'fabric'>
  active: readonly Locale[]
  /** Folder of the content. */
  folder: string
  /** Whether everyone may have the file at an address: a bundle has no other. */
  isOpen: (url: string) => boolean
}

/**
 * All files of a family or fabric as one ZIP, `/api/resources/families/bundleResources/murmel?locale=de`.
 * @requirement DL-35, DL-36
 */
export function createBundles({ client, active, folder, isOpen }: BundleOptions): Hono {
  const kinds: Record<string, (ask: { slug: string; locale: Locale }) => Promise<ReturnType<typeof filesOf>>> = {
    families: async (ask) => filesOf((await client.family(ask)).response),
    fabrics: async (ask) => filesOf((await client.fabric(ask)).response),
  }
  const app = new Hono().get(
    `${defaultDownloadBase}/:kind/bundleResources/:slug`,
    limitConcurrency(maxSending, maxWaiting),
    async (c) => {
      const { kind, slug } = c.req.param()
      const locale = active.find((known) => known === c.req.query('locale')) ?? defaultLocale
      if (!Object.hasOwn(kinds, kind)) throw new ApiError('Not found', 404)
      const { name, files } = await kinds[kind]!({ slug, locale })
      const entries = files.flatMap(({ url, name }) => {
        const found = isOpen(url) ? downloadAt(folder, url) : undefined
        return found ? [{ name, path: found.path, modified: found.stats.mtime }] : []
      })
      if (!entries.length) throw new ApiError('Not found', 404)
      const file = bundleNameOf(name)
      return c.body(Readable.toWeb(Readable.from(zipOf(entries))) as ReadableStream, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${file.replaceAll(/[^\x20-\x7E]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file)}`,
        'Cache-Control': 'public, max-age=600',
      })
    },
  )
  app.onError((error, c) => sendError(c, error))
  return app
}
