import { homePath, type Locale } from '@brand/content'
import type { Api } from '@brand/content-api'
import { Hono, type Context } from 'hono'
import { libraryMessages } from '../cms/messages.ts'
import { searchPath } from '../search-address.ts'
import type { Env } from './env.ts'
import { choiceVaries, preferredHome } from './language.ts'
import { localize } from './locale.ts'
import type { Answer, createPageCache } from './page-cache.ts'
import { pageHeaders } from './page-cache.ts'
import { redirectOf } from './redirects.ts'
import type { Renderer } from './render.ts'

export interface AppOptions {
  env: Env
  api: Api
  render: Renderer
  /** Pictures of the content, mounted below `/api/images`. */
  images: Hono
  /** `undefined` renders every request anew: in development, and to measure. */
  cache?: ReturnType<typeof createPageCache>
  /** `false` while the server is about to stop. */
  isReady: () => boolean
  /** Serves what is neither API nor page. */
  files?: (app: Hono) => void
}

const plain = (c: Context, text: string, status: 200 | 404 | 503) => c.text(`${text}\n`, status, { 'Cache-Control': 'no-store' })

/** The last resort, when even the error page cannot be shown (ERR-11). */
function lastResort(locale: Locale): string {
  const { failed, back } = libraryMessages[locale].errorPage
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>500</title><h1>${failed}</h1><p><a href="${homePath(locale)}">${back}</a></p></html>`
}

function toResponse({ status, headers, body }: Answer, search: string): Response {
  const { location } = headers
  return new Response(body as BodyInit | null, {
    status,
    headers: location ? { ...headers, location: location + search } : headers,
  })
}

/** Everything that is served, in the order of ARCHITECTURE.md: headers (set before this), redirects, locale, page cache, Vike. */
export function createApp({ env, api, render, images, cache, isReady, files }: AppOptions) {
  const app = new Hono()
  app.get('/healthz', (c) => plain(c, 'alive', 200))
  app.get('/readyz', (c) => (isReady() ? plain(c, 'ready', 200) : plain(c, 'not ready', 503)))
  app.route('/api/images', images)
  app.route('/', api.app)
  app.all('/api/*', (c) => c.json({ message: 'Not found', code: 404 }, 404, { 'Cache-Control': 'no-store' }))
  files?.(app)

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const target = redirectOf(pathname, search)
    if (target) return c.redirect(target, 301)

    const home = pathname === '/' ? preferredHome(c.req.raw.headers, env.locales) : undefined
    if (home) {
      c.header('Cache-Control', 'private, no-store')
      c.header('Vary', choiceVaries)
      return c.redirect(home + search, 302)
    }
    const localized = localize(pathname, env.locales)
    // What visitors search for has no end, so such pages are not kept; any other is the same whatever the query.
    const keep = localized.path !== searchPath
    const query = keep ? undefined : new URLSearchParams(search)
    const renderPath = () => render(pathname, localized, query)
    if (!cache) {
      const page = await renderPath()
      return toResponse({ status: page.status, headers: pageHeaders(page, pathname, keep), body: page.html }, search)
    }
    const answer = await cache.answer(
      {
        path: pathname,
        keep,
        version: api.snapshot().version,
        accept: c.req.header('accept-encoding'),
        ifNoneMatch: c.req.header('if-none-match'),
      },
      renderPath,
    )
    return toResponse(answer, search)
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.html(lastResort(localize(c.req.path, env.locales).locale), 500, { 'Cache-Control': 'no-store' })
  })
  return app
}
