import { ApiError, apiPaths, defaultLocale, routeAt } from '@brand/content'
import {
  AbortedError,
  type Answer,
  answerPlain,
  answerWith,
  type CachedRoutes,
  choiceVaries,
  type Conditions,
  encodePage,
  type FairQueue,
  findIncoming,
  hasStatus,
  localize,
  normalizePath,
  type PageCache,
  preferredHome,
  type ProxyTrust,
  readConditions,
  type Redirects,
  type RedirectTarget,
  requestId,
  TooManyWaitingError,
  type Turn,
} from '@brand/host'
import { sendError, tagRules, type Api } from '@brand/content-api'
import { Hono, type Context } from 'hono'
import { libraryMessages } from '../i18n/library.ts'
import { barePage, tooManyRequests } from './http/bare-page.ts'
import type { MissingPages } from './cache/missing-pages.ts'
import { keysRead } from './cache/keys-read.ts'
import type { Env } from './env.ts'
import { draftHeaders, type Preview } from './preview/preview.ts'
import { typedQuery } from '../request/typed-query.ts'
import { toLanguages } from './languages.ts'
import type { PageRenderer, Visitor } from './render/render.ts'

export interface AppOptions {
  env: Pick<Env, 'locales'>
  trust: ProxyTrust
  api: Pick<Api, 'app' | 'version'>
  /**
   * The redirect step.
   * @requirement RED-01
   */
  redirects: Redirects
  /** Renders a page for one of the site's addresses. */
  render: PageRenderer
  /** Queue of the requests whose answers are not cached. */
  queue: FairQueue
  /**
   * The search of the API for a visitor, whose searches are counted.
   * @requirement RELIABILITY 21
   */
  searchFor: (c: Context) => Visitor['searches']
  /** Default: there is no preview. */
  preview?: Preview | undefined
  /** Pictures of the content, mounted below `/api/images`. */
  images: Hono
  /** The call that takes inquiries. Default: there is none. */
  inquiries?: Hono | undefined
  /** Routes that keep the consent of visitors without JavaScript. Default: there is none. */
  consent?: Hono | undefined
  /** Files of a product as one. Default: there is none. */
  bundles?: Hono | undefined
  /** Default: every request is rendered, as in development and in benches. */
  cache?: Pick<PageCache, 'answer'> | undefined
  /** Remembers which targets are the path of a cached page, whoever asks. */
  cachedRoutes?: Pick<CachedRoutes, 'remember'> | undefined
  /** Finds the page that stands for a missing one. Default: the path itself is rendered. */
  missing?: MissingPages | undefined
  /**
   * Whether the content may be older than what editors have published: a record that is not known may be there. Default: it never is.
   * @requirement RELIABILITY 6
   */
  isStale?: (() => boolean) | undefined
  /** The call by which a CMS reports changes. Default: there is none. */
  webhook?: Hono | undefined
  /** The call by which the CMS finds the pages of a record. */
  previewLinks?: Hono | undefined
  /** Called for every request, before it is answered. */
  onRequest?: () => void
  /** Called with the headers of every answer that is no error. */
  onAnswer?: (headers: Headers) => void
  /** `false` while the server is stopping, or has lost the place where it keeps inquiries. */
  isReady: () => boolean
  /**
   * Problem that `/readyz` reports although pages are served.
   * @requirement RELIABILITY 27, 28
   */
  problem?: (() => string | undefined) | undefined
  /** Adds routes that are neither API nor page. `pageAt` gives the page at a path, whatever the query of the request. */
  files?: (app: Hono, pageAt: (c: Context, path: string) => Promise<Answer>) => void
}

const allow = { Allow: 'GET, HEAD' }
/** Seconds after which a client that got a 503 may ask again. */
const retryAfter = { 'Retry-After': '2' }
/**
 * Browsers cache a permanent redirect forever unless told otherwise, and an editor may take it back.
 * @requirement OR-76
 */
const shortLived = { 'Cache-Control': 'public, max-age=60' }

/** Whether a proxy passes a request on: for the outside the health calls do not exist, however their paths are written. */
const isPassedOn = (c: Context) => c.req.header('x-forwarded-for') !== undefined

const isReading = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

/** The path and query that a client asks for, as it wrote them; `undefined` when the app is called in process. */
const readTarget = (c: Context) => (c.env as { incoming?: { url?: string } } | undefined)?.incoming?.url

const sendText = (c: Context, text: string, status: 200 | 503, headers = {}) =>
  c.text(`${text}\n`, status, { 'Cache-Control': 'no-store', ...headers })

/** A page's redirect keeps the query of the request, unless it has one of its own, which may be an empty one. */
const withQuery = (location: string, search: string) => (location.includes('?') ? location.replace(/\?$/, '') : location + search)

function toResponse({ status, headers, body }: Answer, search: string): Response {
  const { location } = headers
  return new Response(body as BodyInit | null, {
    status,
    headers: location ? { ...headers, location: withQuery(location, search) } : headers,
  })
}

/** The whole app, in the order of docs/server.md: headers (already set), redirects, locale, page cache, Vike. */
export function createApp({
  env,
  trust,
  api,
  redirects,
  render,
  queue,
  searchFor,
  preview,
  images,
  inquiries,
  consent,
  bundles,
  cache,
  cachedRoutes,
  missing,
  isStale,
  webhook,
  previewLinks,
  onRequest,
  onAnswer,
  isReady,
  problem,
  files,
}: AppOptions) {
  const languages = toLanguages(env.locales)

  const toTurn = (c: Context): Turn => ({ client: trust.identifyClient(findIncoming(c)), signal: c.req.raw.signal })

  /** The query and the searches of a page that may depend on them. Other pages ignore the query. */
  function readVisitor(c: Context, path: string): Visitor | undefined {
    const query = typedQuery(new URL(c.req.url).searchParams)
    const keys = keysRead(localize(path, languages).path, query)
    return keys.length ? { query, searches: searchFor(c) } : undefined
  }

  /** Whether a path is that of a record of a kind: below `/inspiration` there are articles only. */
  function isOfRecord(path: string): boolean {
    const { record } = routeAt(localize(path, languages).path)
    return record !== undefined && record !== 'page'
  }

  /**
   * A page, cached or rendered in the visitor's turn. Pages that may depend on a query are not cached, since the number of
   * queries has no limit.
   */
  async function pageAt(c: Context, asked: string, conditions: Conditions, wanted = readVisitor(c, asked)): Promise<Answer> {
    const baseUrl = trust.findBaseUrl(findIncoming(c))
    const path = missing?.(asked) ?? asked
    if (path !== asked && isStale?.() && isOfRecord(asked)) throw new ApiError('The content is not loaded yet', 503)
    const turn = toTurn(c)
    const visitor = path === asked ? wanted : undefined
    // Other visitors may wait for the same rendering: it goes on where this one leaves.
    if (cache && !visitor && api.version() !== undefined)
      return cache.answer({ path, baseUrl }, conditions, { client: turn.client })
    const page = await render(path, baseUrl, visitor, turn)
    const isPlain = !cache || !conditions.gzip
    return isPlain
      ? answerPlain(page, path, conditions, !visitor, tagRules)
      : answerWith(await encodePage(page, path, !visitor, tagRules), conditions)
  }

  /** The page at a path with drafts; it is never cached. */
  async function draftAt(c: Context, path: string, { render }: Preview): Promise<Answer> {
    // Not prefetched: the visitor may have left preview when the page is shown.
    if (c.req.header('sec-purpose')) return { status: 204, headers: draftHeaders, body: null }
    const page = await render(path, trust.findBaseUrl(findIncoming(c)), readVisitor(c, path), toTurn(c))
    return { ...page, headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers, ...draftHeaders }, body: page.html }
  }

  /** In another language a page may have a translated address, to which it redirects: one redirect is better than two. */
  async function translated(c: Context, redirect: RedirectTarget): Promise<string> {
    const { pathname, search, hash } = new URL(redirect.location, 'http://site.invalid')
    if (!redirect.location.startsWith('/') || localize(pathname, languages).locale === defaultLocale) return redirect.location
    const page = await pageAt(c, pathname, readConditions(c)).catch(() => undefined)
    const location = page?.headers.location
    return location ? location + search + hash : redirect.location
  }

  const app = new Hono()
  app.use(async (c, next) => {
    onRequest?.()
    await next()
    if (c.res.status < 400) {
      onAnswer?.(c.res.headers)
      return
    }
    // The id lets a visitor who reports a failure refer to its line in the log.
    const id = c.res.status >= 500 && requestId()
    if (id) c.res.headers.set('X-Request-Id', id)
    c.res.headers.set('X-Robots-Tag', 'noindex')
    if (!c.res.headers.get('Cache-Control')?.includes('no-store')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/healthz', (c, next) => (isPassedOn(c) ? next() : sendText(c, 'alive', 200)))
  app.get('/readyz', (c, next) => {
    if (isPassedOn(c)) return next()
    const [state, status] = isReady() && api.version() !== undefined ? (['ready', 200] as const) : (['not ready', 503] as const)
    const cause = problem?.()
    return sendText(c, cause ? `${state}: ${cause}` : state, status)
  })
  app.use('/api/images/*', async (c, next) =>
    api.version() === undefined ? sendError(c, new ApiError('The content is not loaded yet', 503)) : next(),
  )
  app.route('/api/images', images)
  if (inquiries) app.route('/', inquiries)
  if (consent) app.route('/', consent)
  if (bundles) app.route('/', bundles)
  if (webhook) app.route('/', webhook)
  if (previewLinks) app.route('/', previewLinks)
  // As a page by query. The search of a page is called in process, in the turn of that page.
  for (const path of [apiPaths.search, apiPaths.searchFamilies])
    app.get(path, (c, next) => queue({ ...toTurn(c), isPaced: true }, next))
  app.route('/', api.app)
  app.all('/api/*', (c) => sendError(c, new ApiError('Not found', 404)))

  // Before redirects, which would pass the secret on.
  if (preview) app.on(['GET', 'HEAD'], '*', preview.enter).post('*', preview.leave)
  app.use(async (c, next) => {
    if (!isReading(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const baseUrl = trust.findBaseUrl(findIncoming(c))
    const other = trust.findOtherBaseUrl(findIncoming(c))
    const redirect = await redirects(pathname, search, other ?? baseUrl)
    const isHome = normalizePath(pathname) === '/' && (!redirect || redirect.location === `/${search}`)
    const home = isHome ? preferredHome(c.req.raw.headers, languages) : undefined
    if (home) return c.body(null, 302, { Location: home + search, 'Cache-Control': 'private, no-store', Vary: choiceVaries })
    if (!redirect) return next()
    const location = await translated(c, redirect)
    // A redirect at a further address of the site leads to the site's own address.
    const isFull = other && location.startsWith('/')
    return c.body(null, redirect.status, { Location: isFull ? baseUrl + location : location, ...shortLived })
  })
  files?.(app, (c, path) => pageAt(c, path, { ...readConditions(c), ifNoneMatch: undefined }, undefined))

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // Vike would redirect a path that ends with a slash, without checking the target.
    const path = normalizePath(pathname)
    if (preview && (await preview.isOn(c))) return toResponse(await draftAt(c, path, preview), search)
    const answer = await pageAt(c, path, readConditions(c))
    const isPage = answer.status === 200 || answer.status === 304
    if (isPage && readTarget(c) === path) cachedRoutes?.remember(path)
    return toResponse(answer, search)
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, allow))
  app.onError((error, c) => {
    const { locale } = localize(c.req.path, languages)
    if (error instanceof TooManyWaitingError)
      return c.req.path.startsWith('/api/')
        ? sendError(c, new ApiError('Too many requests', 429, { retryAfter: 1 }))
        : tooManyRequests(c, locale, 1)
    // Nobody reads it.
    if (error instanceof AbortedError) return c.body(null, 503)
    if (hasStatus(error) && error.status === 503) return sendText(c, error.message, 503, retryAfter)
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.html(barePage(locale, 500, libraryMessages[locale].errorPage.failed), 500)
  })
  return app
}
