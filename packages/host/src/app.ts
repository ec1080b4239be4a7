import { Hono, type Context } from 'hono'
import type { CachedRoutes } from './cache/cached-routes.ts'
import type { PageCache } from './cache/page-cache.ts'
import { answerPlain, answerWith, encodePage, readConditions, type Answer, type Conditions } from './cache/page.ts'
import { hasStatus, HttpError, sendError } from './http/errors.ts'
import { findIncoming } from './http/proxy-trust.ts'
import { isPassedOn, readTarget, sendText, shortLived, toResponse } from './http/answers.ts'
import { localize } from './locale/localize.ts'
import { choiceVaries, preferredHome } from './locale/preferred-home.ts'
import { requestId } from './log/log.ts'
import type { HostApps, HostOptions } from './options.ts'
import { AbortedError, TooManyWaitingError, type FairQueue, type Turn } from './queue/fair-queue.ts'
import type { Renderer } from './queue/in-turn.ts'
import { normalizePath } from './redirects/paths.ts'
import type { RedirectTarget } from './redirects/redirect-matcher.ts'
import type { Redirects } from './redirects/redirects.ts'

/** The parts that `createHost` makes for an app. */
export interface AppParts<Visitor> {
  redirects: Redirects
  /** Renders a page in the turn of its client. */
  render: Renderer<Visitor>
  queue: FairQueue
  cache: Pick<PageCache, 'answer'> | undefined
  cachedRoutes: Pick<CachedRoutes, 'remember'> | undefined
  images: Hono | undefined
  isReady: () => boolean
  /** Called for every request, before it is answered. */
  onRequest: () => void
  /** Called with the headers of every answer that is no error. */
  onAnswer: (headers: Headers) => void
}

const isReading = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

/** The whole app, in the order of docs/server.md: headers (already set), redirects, locale, page cache, pages. */
export function createApp<Locale extends string, Visitor>(
  { node, content, pages, texts, pictures, state = {} }: Omit<HostOptions<Locale, Visitor>, 'apps'>,
  apps: HostApps,
  { redirects, render, queue, cache, cachedRoutes, images, isReady, onRequest, onAnswer }: AppParts<Visitor>,
): Hono {
  const { trust, rules, identifyClient, findBaseUrl } = node
  const { languages } = texts
  const { drafts, missing } = pages
  const toTurn = (c: Context): Turn => ({ client: identifyClient(c), signal: c.req.raw.signal })
  const readVisitor = (c: Context, path: string): Visitor | undefined => pages.readVisitor?.(c, path)

  /** A page, cached or rendered in the visitor's turn. Pages that depend on a visitor are not cached, since their number has no limit. */
  async function pageAt(c: Context, asked: string, conditions: Conditions, wanted: Visitor | undefined): Promise<Answer> {
    const baseUrl = findBaseUrl(c)
    const path = missing?.(asked) ?? asked
    if (path !== asked && content.isStale?.() && pages.isOfRecord?.(asked))
      throw new HttpError('The content is not loaded yet', 503)
    const turn = toTurn(c)
    const visitor = path === asked ? wanted : undefined
    // Other visitors may wait for the same rendering: it goes on where this one leaves.
    if (cache && !visitor && content.version() !== undefined)
      return cache.answer({ path, baseUrl }, conditions, { client: turn.client })
    const page = await render(path, baseUrl, visitor, turn)
    const isPlain = !cache || !conditions.gzip
    return isPlain
      ? answerPlain(page, path, conditions, !visitor, rules)
      : answerWith(await encodePage(page, path, !visitor, rules), conditions)
  }

  /** The page at a path with drafts; it is never cached. */
  async function draftAt(c: Context, path: string, { render, headers }: NonNullable<typeof drafts>): Promise<Answer> {
    // Not prefetched: the visitor may have left preview when the page is shown.
    if (c.req.header('sec-purpose')) return { status: 204, headers, body: null }
    const visitor = readVisitor(c, path)
    const page = await queue({ ...toTurn(c), isPaced: !!visitor }, () => render(path, findBaseUrl(c), visitor))
    return { ...page, headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers, ...headers }, body: page.html }
  }

  /** In another language a page may have a translated address, to which it redirects: one redirect is better than two. */
  async function translated(c: Context, redirect: RedirectTarget): Promise<string> {
    const { pathname, search, hash } = new URL(redirect.location, 'http://site.invalid')
    const isDefault = localize(pathname, languages).locale === languages.defaultLocale
    if (!redirect.location.startsWith('/') || isDefault) return redirect.location
    const page = await pageAt(c, pathname, readConditions(c), readVisitor(c, pathname)).catch(() => undefined)
    const location = page?.headers.location
    return location ? location + search + hash : redirect.location
  }

  const app = new Hono()
  app.use(async (c, next) => {
    onRequest()
    await next()
    if (c.res.status < 400) {
      onAnswer(c.res.headers)
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
    const isServing = isReady() && content.version() !== undefined
    const cause = state.problem?.()
    const word = isServing ? 'ready' : 'not ready'
    return sendText(c, cause ? `${word}: ${cause}` : word, isServing ? 200 : 503)
  })
  if (pictures && images) {
    app.use(`${pictures.path}/*`, async (c, next) =>
      content.version() === undefined ? sendError(c, new HttpError('The content is not loaded yet', 503)) : next(),
    )
    app.route(pictures.path, images)
  }
  for (const own of apps.calls ?? []) app.route('/', own)
  // As a page by query. The search of a page is called in process, in the turn of that page.
  for (const path of apps.paced ?? []) app.get(path, (c, next) => queue({ ...toTurn(c), isPaced: true }, next))
  if (apps.api) app.route('/', apps.api)
  app.all('/api/*', (c) => sendError(c, new HttpError('Not found', 404)))

  // Before redirects, which would pass a secret of the address on.
  if (apps.preview) app.route('/', apps.preview)
  app.use(async (c, next) => {
    if (!isReading(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const baseUrl = findBaseUrl(c)
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
  apps.files?.(app, (c, path) => pageAt(c, path, { ...readConditions(c), ifNoneMatch: undefined }, undefined))

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // A renderer may redirect a path that ends with a slash, without checking the target.
    const path = normalizePath(pathname)
    if (drafts && (await drafts.isOn(c))) return toResponse(await draftAt(c, path, drafts), search)
    const answer = await pageAt(c, path, readConditions(c), readVisitor(c, path))
    const isPage = answer.status === 200 || answer.status === 304
    if (isPage && readTarget(c) === path) cachedRoutes?.remember(path)
    return toResponse(answer, search)
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    const { locale } = localize(c.req.path, languages)
    if (error instanceof TooManyWaitingError)
      return c.req.path.startsWith('/api/')
        ? sendError(c, new HttpError('Too many requests', 429, { retryAfter: 1 }))
        : c.html(texts.errorPage(locale, 429), 429, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
    // Nobody reads it.
    if (error instanceof AbortedError) return c.body(null, 503)
    // Content is usually available soon.
    if (hasStatus(error) && error.status === 503) return sendText(c, error.message, 503, { 'Retry-After': '2' })
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.html(texts.errorPage(locale, 500), 500)
  })
  return app
}
