import { ApiError, defaultLocale, homePath, type Client, type Locale } from '@brand/content'
import type { Api } from '@brand/content-api'
import { Hono, type Context } from 'hono'
import { libraryMessages } from '../cms/messages.ts'
import { searchPath } from '../search-address.ts'
import type { Env } from './env.ts'
import { choiceVaries, preferredHome } from './language.ts'
import { localize } from './locale.ts'
import { tidy, type Moved } from './moved.ts'
import type { Answer, createPageCache } from './page-cache.ts'
import { pageHeaders } from './page-cache.ts'
import { draftHeaders, type Preview } from './preview.ts'
import type { Redirects } from './redirects.ts'
import type { Renderer, Visitor } from './render.ts'
import { incomingOf, type Trust } from './trust.ts'

export interface AppOptions {
  env: Pick<Env, 'locales'>
  trust: Trust
  api: Pick<Api, 'app' | 'version'>
  /** What has moved (RED-01). */
  redirects: Redirects
  render: Renderer
  /** The search of the API in a visitor's name, whose searches are counted (RELIABILITY 21). */
  searchFor: (c: Context) => Client['search']
  /** `undefined` where there is none. */
  preview?: Preview | undefined
  /** Pictures of the content, mounted below `/api/images`. */
  images: Hono
  /** `undefined` renders every request anew: in development, and to measure. */
  cache?: ReturnType<typeof createPageCache>
  /** `false` while the server is about to stop. */
  isReady: () => boolean
  /** Serves what is neither API nor page. */
  files?: (app: Hono) => void
}

const allow = { Allow: 'GET, HEAD' }
/** Seconds after which a client that got a 503 may ask again. */
const later = { 'Retry-After': '2' }
/** Browsers keep a permanent redirect for good unless told otherwise; an editor may think better of it (OR-76). */
const shortly = { 'Cache-Control': 'public, max-age=60' }

const isReading = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

const plain = (c: Context, text: string, status: 200 | 503, headers = {}) =>
  c.text(`${text}\n`, status, { 'Cache-Control': 'no-store', ...headers })

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
export function createApp({ env, trust, api, redirects, render, searchFor, preview, images, cache, isReady, files }: AppOptions) {
  const { locales } = env

  /** What a page depends on that is not kept, since what visitors search for has no end; any other is the same whatever the query. */
  const visitorOf = (c: Context, path: string): Visitor | undefined =>
    localize(path, locales).path === searchPath ? { query: new URL(c.req.url).searchParams, search: searchFor(c) } : undefined

  /** The page at a path, rendered or kept. */
  async function pageAt(c: Context, path: string): Promise<Answer> {
    const baseUrl = trust.baseUrlOf(incomingOf(c))
    const visitor = visitorOf(c, path)
    const keep = visitor === undefined
    const renderPath = () => render(path, localize(path, locales), baseUrl, visitor)
    if (!cache || api.version() === undefined) {
      const page = await renderPath()
      return { status: page.status, headers: pageHeaders(page, path, keep), body: page.html }
    }
    const [accept, ifNoneMatch] = [c.req.header('accept-encoding'), c.req.header('if-none-match')]
    return cache.answer({ path, keep, version: api.version, baseUrl, accept, ifNoneMatch }, renderPath)
  }

  /** The page at a path as its editor sees it: with drafts, and kept nowhere. */
  async function draftAt(c: Context, path: string, { render }: Preview): Promise<Answer> {
    // Such pages are not prepared ahead: the visitor may have left preview by then.
    if (c.req.header('sec-purpose')) return { status: 204, headers: draftHeaders, body: null }
    const page = await render(path, localize(path, locales), trust.baseUrlOf(incomingOf(c)), visitorOf(c, path))
    return { ...page, headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers, ...draftHeaders }, body: page.html }
  }

  /** In another language a page may have a translated address, to which it redirects: one redirect is better than two. */
  async function translated(c: Context, moved: Moved): Promise<string> {
    const { pathname, search, hash } = new URL(moved.location, 'http://site.invalid')
    if (!moved.location.startsWith('/') || localize(pathname, locales).locale === defaultLocale) return moved.location
    const page = await pageAt(c, pathname).catch(() => undefined)
    const location = page?.headers.location
    return location ? location + search + hash : moved.location
  }

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (c.res.status < 400) return
    c.res.headers.set('X-Robots-Tag', 'noindex')
    if (!c.res.headers.get('Cache-Control')?.includes('no-store')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/healthz', (c) => plain(c, 'alive', 200))
  app.get('/readyz', (c) => (isReady() && api.version() !== undefined ? plain(c, 'ready', 200) : plain(c, 'not ready', 503)))
  app.route('/api/images', images)
  app.route('/', api.app)
  app.all('/api/*', (c) => c.json({ message: 'Not found', code: 404 }, 404))

  // Before redirects, which would carry the secret on.
  if (preview) app.on(['GET', 'HEAD'], '*', preview.enter).post('*', preview.leave)
  app.use(async (c, next) => {
    if (!isReading(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const moved = await redirects(pathname, search, trust.baseUrlOf(incomingOf(c)))
    const isHome = tidy(pathname) === '/' && (!moved || moved.location === `/${search}`)
    const home = isHome ? preferredHome(c.req.raw.headers, locales) : undefined
    if (home) return c.body(null, 302, { Location: home + search, 'Cache-Control': 'private, no-store', Vary: choiceVaries })
    return moved ? c.body(null, moved.status, { Location: await translated(c, moved), ...shortly }) : next()
  })
  files?.(app)

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // Vike would redirect what still ends with a slash, and not look where to.
    const path = tidy(pathname)
    return toResponse(preview?.isOn(c) ? await draftAt(c, path, preview) : await pageAt(c, path), search)
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, allow))
  app.onError((error, c) => {
    if (error instanceof ApiError && error.status === 503) return plain(c, error.message, 503, later)
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.html(lastResort(localize(c.req.path, locales).locale), 500)
  })
  return app
}
