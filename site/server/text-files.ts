import type { Client } from '@brand/content'
import { fontLicence, fontLicencePath } from './files.ts'
import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import { feedPath } from '../routes/inspiration.ts'
import { manifestPath } from '../routes/manifest.ts'
import { openSearchPath } from '../routes/open-search.ts'
import { createSitemaps, madeOnce, robots } from './crawlers.ts'
import type { Env } from './env.ts'
import { feed } from './feed.ts'
import { llmsTxt, llmsTxtPath } from './llms-txt.ts'
import { createManifest } from './manifest.ts'
import { openSearch } from './open-search.ts'
import { securityTxt, securityTxtPath } from './security-txt.ts'

interface TextFileOptions {
  env: Pick<Env, 'locales' | 'production' | 'securityContact'>
  client: Client
  /** Version of the content. */
  version: () => string | undefined
  /** Public address of the site for a request; empty where it is not known. */
  findBaseUrl: (c: Context) => string
}

/** Makes a file for the site at an address; `undefined` where there is none. */
type Make = (baseUrl: string, path: string) => string | undefined | Promise<string | undefined>

const textType = 'text/plain; charset=UTF-8'
const [tenMinutes, hour, day] = [600, 3600, 86_400]

/** Makes the files that programs request: crawlers, feed readers, browsers that install the site or its search. */
export function createTextFiles({ env, client, version, findBaseUrl }: TextFileOptions): Hono {
  const app = new Hono()
  const { locales: active, production, securityContact: contact } = env
  const sitemaps = createSitemaps(version, { client, active })
  const llms = madeOnce(version, (baseUrl) => llmsTxt({ client, active, baseUrl }))

  function add(path: string, type: string, maxAge: number, make: Make): void {
    app.get(path, etag(), async (c) => {
      const text = await make(findBaseUrl(c), c.req.path)
      if (text === undefined) return c.notFound()
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}` })
    })
  }
  /** Needs full addresses: without that of the site there is no such file. */
  const addLinks = (path: string, type: string, maxAge: number, make: Make) =>
    add(path, type, maxAge, (baseUrl, asked) => (baseUrl ? make(baseUrl, asked) : undefined))

  app.get(fontLicencePath, fontLicence)
  add('/robots.txt', textType, hour, (baseUrl) => robots(production, baseUrl))
  if (contact) add(securityTxtPath, textType, hour, (baseUrl) => securityTxt({ contact, baseUrl, languages: active }))
  addLinks('/:file{sitemap[-a-z0-9]*\\.xml}', 'application/xml; charset=utf-8', tenMinutes, async (baseUrl, path) =>
    (await sitemaps(baseUrl)).get(path),
  )
  addLinks(llmsTxtPath, textType, tenMinutes, llms)
  for (const locale of active) {
    addLinks(feedPath(locale), 'application/rss+xml; charset=utf-8', tenMinutes, (baseUrl) => feed(client, locale, baseUrl))
    addLinks(openSearchPath(locale), 'application/opensearchdescription+xml; charset=utf-8', day, (baseUrl) =>
      openSearch(locale, baseUrl),
    )
    add(manifestPath(locale), 'application/manifest+json', day, () => createManifest(locale))
  }
  return app
}
