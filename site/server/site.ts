import { join } from 'node:path'
import { contracts } from '@brand/blocks/contracts'
import type { Client } from '@brand/content'
import { createApi, embeddedSource, type Api } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { allowedSizes } from '../cms/image-sizes.ts'
import { manifestOf, manifestPath } from '../manifest.ts'
import { createApp, type AppOptions } from './app.ts'
import { contentImages } from './assets.ts'
import { blockStyles } from './block-css.ts'
import { createImages } from './images.ts'
import { inProcess } from './in-process.ts'
import { createRenderer, type RendererOptions } from './render.ts'
import { createSitemap, robots } from './crawlers.ts'
import { addAssets, fontLicence, fontLicencePath } from './static.ts'

interface SiteOptions extends Pick<AppOptions, 'env' | 'cache' | 'isReady' | 'files'>, Pick<RendererOptions, 'dev'> {
  /** Makes the client that pages ask the API with. Default `inProcess`. */
  clientOf?: (api: Api) => Client
}

/** Puts the site together over the content of the environment. Waits for the content. */
export async function createSite({ files, dev, clientOf = inProcess, ...options }: SiteOptions) {
  const { env } = options
  const folder = env.contentDir ?? demoContent
  const api = createApi({ source: embeddedSource(folder), activeLocales: env.locales })
  const [cssOf] = await Promise.all([blockStyles(), api.ready])
  const client = clientOf(api)
  const sitemap = createSitemap(() => api.snapshot().version, { client, active: env.locales, baseUrl: env.baseUrl })
  const app = createApp({
    ...options,
    api,
    render: createRenderer({ env, client, cssOf, dev }),
    images: createImages({
      find: contentImages(folder, api.onChange),
      sizes: allowedSizes(contracts),
      cacheDir: join(env.cacheDir, 'images'),
    }),
    files: (app) => {
      app.get(fontLicencePath, fontLicence)
      app.get('/robots.txt', (c) => c.text(robots(env.production, env.baseUrl), 200, { 'Cache-Control': 'public, max-age=3600' }))
      app.get('/sitemap.xml', async (c) =>
        c.body(await sitemap(), 200, {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=600',
        }),
      )
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
