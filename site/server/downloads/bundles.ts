import { Readable } from 'node:stream'
import {
  ApiError,
  bundleNameOf,
  defaultDownloadBase,
  defaultLocale,
  fileNameOf,
  type Client,
  type Locale,
  type ResourceCard,
} from '@brand/content'
import { sendError } from '@brand/content-api'
import { Hono } from 'hono'
import { limitConcurrency } from '../http/concurrency-limit.ts'
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

/** All files of a family or fabric as one ZIP, `/api/resources/families/bundleResources/murmel?locale=de` (DL-35, DL-36). */
export function createBundles({ client, active, folder, isOpen }: BundleOptions): Hono {
  const kinds: Record<string, (ask: { slug: string; locale: Locale }) => Promise<{ name: string; resources: ResourceCard[] }>> = {
    families: async (ask) => {
      const { response } = await client.family(ask)
      return { name: response.ctFamilyName, resources: response.ctFamilyResources }
    },
    fabrics: async (ask) => {
      const { response } = await client.fabric(ask)
      return { name: response.ctFabricName, resources: response.ctFabricResources }
    },
  }
  const app = new Hono().get(
    `${defaultDownloadBase}/:kind/bundleResources/:slug`,
    limitConcurrency(maxSending, maxWaiting),
    async (c) => {
      const { kind, slug } = c.req.param()
      const locale = active.find((known) => known === c.req.query('locale')) ?? defaultLocale
      if (!Object.hasOwn(kinds, kind)) throw new ApiError('Not found', 404)
      const { name, resources } = await kinds[kind]!({ slug, locale })
      const entries = resources.flatMap((resource) => {
        const { url } = resource.ctResourceResource
        const found = isOpen(url) ? downloadAt(folder, url) : undefined
        return found ? [{ name: fileNameOf(resource), path: found.path, modified: found.stats.mtime }] : []
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
