import { join } from 'node:path'
import { contracts, surfaceRoles } from '@brand/blocks/contracts'
import { createClient, type Client } from '@brand/content'
import { createApi, embeddedSource, type Api } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { allowedSizes } from '../cms/image-sizes.ts'
import { brandSurfaces } from '../cms/surfaces.ts'
import { manifestOf, manifestPath } from '../manifest.ts'
import { createApp, type AppOptions } from './app.ts'
import { contentImages } from './assets.ts'
import { blockStyles } from './block-css.ts'
import { createImages } from './images.ts'
import { inProcess, withDrafts } from './in-process.ts'
import type { Env } from './env.ts'
import { createPreview } from './preview.ts'
import { createRedirects } from './redirects.ts'
import { createRenderer, type RendererOptions } from './render.ts'
import { createSitemap, robots } from './crawlers.ts'
import { addAssets, fontLicence, fontLicencePath } from './static.ts'
import { incomingOf, type Trust } from './trust.ts'

interface SiteOptions extends Pick<AppOptions, 'cache' | 'isReady' | 'files'>, Pick<RendererOptions, 'dev'> {
  env: Env
  trust: Trust
  /** Makes the client that pages ask the API with. Default `inProcess`. */
  clientOf?: (api: Api) => Client
  /** Default: asks the API with what is known of the visitor's connection. */
  searchFor?: AppOptions['searchFor']
}

/** Puts the site together over the content of the environment. Until `api.ready` pages are answered 503. */
export async function createSite({ files, dev, clientOf = inProcess, ...options }: SiteOptions) {
  const { env, trust } = options
  const folder = env.contentDir ?? demoContent
  const api = createApi({
    source: embeddedSource(folder),
    activeLocales: env.locales,
    surfaces: [...surfaceRoles, ...brandSurfaces],
    previewSecret: env.previewSecret,
    cacheDir: join(env.cacheDir, 'search'),
    clientOf: (c) => trust.clientOf(incomingOf(c)),
  })
  const cssOf = await blockStyles()
  const client = clientOf(api)
  const baseUrlOf = (c: Context) => trust.baseUrlOf(incomingOf(c))
  const sitemap = createSitemap(api.version, { client, active: env.locales })
  const draftsRenderer = (secret: string) =>
    createRenderer({ env, client: withDrafts(api, secret), cssOf, drafts: api.drafts, dev })
  const app = createApp({
    searchFor: (c) => createClient((address) => api.app.request(address, {}, c.env)).search,
    ...options,
    api,
    redirects: createRedirects({ active: env.locales, version: api.version, list: () => client.redirects({}) }),
    render: createRenderer({ env, client, cssOf, dev }),
    preview: env.previewSecret
      ? createPreview(api, { isSecure: (c) => baseUrlOf(c).startsWith('https:'), render: draftsRenderer(env.previewSecret) })
      : undefined,
    images: createImages({
      find: contentImages(folder, api.onChange),
      sizes: allowedSizes(contracts),
      cacheDir: join(env.cacheDir, 'images'),
    }),
    files: (app) => {
      app.get(fontLicencePath, fontLicence)
      app.get('/robots.txt', etag(), (c) =>
        c.text(robots(env.production, baseUrlOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }),
      )
      app.get('/sitemap.xml', etag(), async (c) => {
        const baseUrl = baseUrlOf(c)
        // It names full addresses, or nothing.
        if (!baseUrl) return c.notFound()
        return c.body(await sitemap(baseUrl), 200, {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=600',
        })
      })
      for (const locale of env.locales)
        app.get(manifestPath(locale), (c) =>
          c.body(manifestOf(locale), 200, {
            'Content-Type': 'application/manifest+json',
            'Cache-Control': 'public, max-age=86400',
          }),
        )
      addAssets(app, folder)
      files?.(app)
    },
  })
  return { app, api }
}
