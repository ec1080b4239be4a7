import { defaultDownloadBase, defaultLocale, toBundleName, type Client, type Locale } from '@brand/content'
import { createBundles, HttpError } from '@brand/host'
import type { Context, Hono } from 'hono'
import { collectFiles } from '../../cms/kinds/product.ts'
import { downloadAt } from '../files.ts'

interface Options {
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
 * @requirement DL-35, DL-36
 */
export function createProductBundles({ client, active, folder, isOpen, identifyClient }: Options): Hono {
  const kinds: Record<string, (ask: { slug: string; locale: Locale }) => Promise<ReturnType<typeof collectFiles>>> = {
    families: async (ask) => collectFiles((await client.family(ask)).response),
    fabrics: async (ask) => collectFiles((await client.fabric(ask)).response),
  }
  return createBundles({
    path: `${defaultDownloadBase}/:kind/bundleResources/:slug`,
    async collect({ req }) {
      const { kind = '', slug = '' } = req.param() as Record<string, string>
      const locale = active.find((each) => each === req.query('locale')) ?? defaultLocale
      if (!Object.hasOwn(kinds, kind)) throw new HttpError('Not found', 404)
      const { name, files } = await kinds[kind]!({ slug, locale })
      return { name: toBundleName(name), files }
    },
    find: (url) => (isOpen(url) ? downloadAt(folder, url) : undefined),
    identifyClient,
  })
}
