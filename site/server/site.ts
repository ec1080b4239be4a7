import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { contracts, surfaceRoles } from '@brand/blocks/contracts'
import { createClient, cropAround, type Client } from '@brand/content'
import { createApi, tagRules, yieldToEventLoop, type Api } from '@brand/content-api'
import {
  createCachedRoutes,
  createFairQueue,
  createIdle,
  createImages,
  createPageCache,
  createPrerenderer,
  createPurge,
  createRedirects,
  findIncoming,
  inTurn,
  memoryBudget,
  type ProxyTrust,
  tagUntagged,
} from '@brand/host'
import type { Metrics } from '@brand/host/metrics'
import type { ContentNotices } from '@brand/host/nodes'
import type { Inquiries } from '@brand/inquiries'
import type { Context } from 'hono'
import { surfaces } from '../brand/surfaces.ts'
import { allowedSizes, sizeName } from '../cms/image-sizes.ts'
import { createApp, type AppOptions } from './app.ts'
import { createMissingPages } from './cache/missing-pages.ts'
import { openContent } from './content/open.ts'
import { createPreviewLinks } from './content/preview-links.ts'
import { blockStyles } from './render/block-css.ts'
import { inProcessNoting, unknownReads, withDrafts } from '../request/in-process.ts'
import type { Env } from './env.ts'
import { createPreview } from './preview/preview.ts'
import { createConsentRoutes } from './consent/routes.ts'
import { createInquiryRoutes } from './inquiries/routes.ts'
import { overdueOf, describeProblem } from './inquiries/status.ts'
import { createRenderer, type RendererOptions } from './render/render.ts'
import { createFileGuard } from './downloads/file-guard.ts'
import { createLocks } from './downloads/locks.ts'
import { createProductBundles } from './downloads/product-bundles.ts'
import { addContentFiles } from './files.ts'
import { toLanguages } from './languages.ts'
import { ownRedirects } from './moved.ts'
import { previewCookie } from './preview/cookie.ts'
import { publishedPaths } from '../cms/published.ts'
import { addTextFiles } from './text-files.ts'

/** Time that a shared cache keeps an answer if it is purged after changes, in seconds. */
const purgedAge = 86_400

interface SiteOptions extends Pick<AppOptions, 'isReady' | 'files'>, Pick<RendererOptions, 'dev'> {
  env: Env
  trust: ProxyTrust
  /** The first one signs the addresses of locked files. Default: a new one, so that they end with the process. */
  downloadSecrets?: readonly string[]
  /** Keeps what visitors send. Default: there is no call for it. */
  inquiries?: Inquiries
  /** Counts what happens. Default: nothing is counted. */
  metrics?: Metrics | undefined
  /** Caches rendered pages. Default: not in development. */
  hasCache?: boolean
  /** Makes the client of the API for pages, of which it is not known what they show. Default `inProcessNoting`. */
  makeClient?: (api: Api) => Client
  /** Default: calls the API with the visitor's connection. */
  searchFor?: AppOptions['searchFor']
}

/**
 * The site over the content of the environment. Until `api.ready` pages are answered 503. `prerender` renders all pages ahead, now
 * and after every change of the content; it resolves with the number of pages once the first round is complete.
 */
export async function createSite({
  files,
  dev,
  hasCache = !dev,
  makeClient,
  inquiries,
  metrics,
  downloadSecrets = [randomUUID()],
  ...options
}: SiteOptions) {
  const { env, trust } = options
  const { source: content, folder, picture, isStale, problem, webhook, previewed } = await openContent(env, trust)
  const identifyClient = (c: Context) => trust.identifyClient(findIncoming(c))
  const counted = metrics ? metrics.countFailures(content) : content
  // Database modules are loaded only where there is a database.
  const { databaseUrl: url } = env
  const notices: ContentNotices | undefined = url
    ? (await import('@brand/host/nodes')).createContentNotices({ url, version: () => api.version() })
    : undefined
  const source = notices ? notices.watchedBy(counted) : counted
  const makeLimiter = url ? (await import('@brand/host/nodes')).createSharedLimits(url) : undefined
  const purge = env.purgeUrls.length
    ? createPurge({ urls: env.purgeUrls, form: env.purgeForm, token: env.purgeToken, rules: tagRules })
    : undefined
  // While another node has newer content the caches would keep what this one is about to replace.
  const sharedAge = purge && (() => (notices?.isBehind() ? 1 : purgedAge))
  const api = createApi({
    source,
    sharedAge,
    makeLimiter,
    activeLocales: env.locales,
    surfaces: [...surfaceRoles, ...Object.keys(surfaces)],
    previewSecrets: env.previewSecrets,
    identifyClient,
  })
  if (notices) api.onChange(notices.announce)
  if (purge) api.onChange((_, changes) => void purge.changed(changes))
  const collectCss = await blockStyles()
  const clientNoting = makeClient ? unknownReads(makeClient(api)) : inProcessNoting(api)
  const client = clientNoting()
  const findBaseUrl = (c: Context) => trust.findBaseUrl(findIncoming(c))
  const locks = createLocks({ api, secrets: downloadSecrets, days: env.downloadDays })
  const { addressWith, at: lockAt } = locks
  const draftsRenderer = (secret: string) =>
    createRenderer({
      env,
      clientNoting: (note) => withDrafts(api, secret, note),
      collectCss,
      drafts: api.drafts,
      published: () => (api.version() === undefined ? undefined : api.snapshot()),
      addressWith,
      lockAt,
      dev,
    })
  const queue = createFairQueue({
    concurrency: 2,
    maxWaiting: 4,
    pace: 1000 / env.queryLimit,
    yieldTurn: yieldToEventLoop,
    onRefused: metrics?.refused,
  })
  const renderer = createRenderer({ env, clientNoting, collectCss, addressWith, lockAt, dev })
  const render = inTurn(metrics ? metrics.measured(renderer) : renderer, queue)
  const searchFor = (c: Context) => {
    const { search, searchFamilies } = createClient((address) => api.app.request(address, {}, c.env))
    return { search, searchFamilies }
  }
  const languages = toLanguages(env.locales)
  const sizes = allowedSizes(contracts)
  const budget = memoryBudget(env.memoryLimit)
  const idle = createIdle()
  const cache = hasCache
    ? createPageCache({
        render: ({ path, baseUrl }, turn) => render(path, baseUrl, undefined, turn),
        version: api.revision,
        changesSince: api.changesSince,
        sharedAge,
        onAnswer: metrics?.answered,
        rules: tagRules,
        maxBytes: budget.pages,
      })
    : undefined
  metrics?.observe({ cache, queue })
  if (metrics) api.onChange(metrics.contentChanged)
  if (cache) api.onChange(cache.noteChange)
  const cachedRoutes =
    cache &&
    createCachedRoutes({ cache, version: api.version, trust, languages, ownCookie: previewCookie, onRequest: idle.noteRequest })
  const missing = createMissingPages({
    active: env.locales,
    snapshot: () => (api.version() === undefined ? undefined : api.snapshot()),
  })
  const redirects = createRedirects({
    languages,
    own: ownRedirects,
    hasPage: (path) => missing(path) === undefined,
    version: api.version,
    list: () => client.redirects({}),
  })
  const app = createApp({
    searchFor,
    ...options,
    api,
    redirects,
    render,
    queue,
    cache,
    cachedRoutes,
    missing,
    isStale,
    webhook,
    previewLinks: previewed && env.previewSecrets && createPreviewLinks({ api, previewed, findBaseUrl, identifyClient }),
    onRequest: idle.noteRequest,
    onAnswer: tagUntagged(env.purgeForm, tagRules),
    preview: env.previewSecrets
      ? createPreview(api, {
          secrets: env.previewSecrets,
          isSecure: (c) => findBaseUrl(c).startsWith('https:'),
          isFramed: env.previewFrames.length > 0,
          render: inTurn(draftsRenderer(env.previewSecrets[0]!), queue),
        })
      : undefined,
    images: createImages({
      find: picture,
      isOffered: (w, h) => sizes.has(sizeName(w, h)),
      open: async () => ({ inspect: (await import('@brand/content-api/pictures')).inspect, cropAround }),
      rules: tagRules,
      cacheDir: join(env.cacheDir, 'images'),
      maxBytes: budget.pictures,
      concurrency: budget.encodings,
      maxAvifWidth: budget.maxAvifWidth,
    }),
    inquiries:
      inquiries &&
      createInquiryRoutes({
        inquiries,
        trust,
        perMinute: env.inquiryLimit,
        uploads: budget.uploads,
        makeLimiter,
        statusTokens: env.inquiryStatusTokens,
        locks,
        renderForm: (c, path, query, form) =>
          render(path, findBaseUrl(c), { query, searches: searchFor(c), form }, { client: identifyClient(c) }),
      }),
    problem: () => describeProblem(inquiries?.problem()) ?? problem?.() ?? overdueOf(inquiries?.overdue()),
    consent: createConsentRoutes({ trust }),
    bundles: createProductBundles({
      client,
      active: env.locales,
      folder,
      isOpen: locks.isOpen,
      identifyClient,
    }),
    files: (app, pageAt) => {
      addTextFiles(app, { env, client, version: api.version, findBaseUrl })
      const guard = { locks, active: env.locales, show: pageAt, identifyClient, perMinute: env.queryLimit * 60 }
      addContentFiles(app, folder, createFileGuard(guard))
      files?.(app, pageAt)
    },
  })

  async function prerender(): Promise<number | undefined> {
    if (!cache) return undefined
    const published = () => publishedPaths({ client, active: env.locales })
    const renderAll = createPrerenderer({ cache, published, baseUrls: trust.baseUrls, idle })
    const run = () =>
      renderAll().catch((error: Error) => {
        console.warn(`Pages are not prerendered: ${error.message}`)
        return undefined
      })
    api.onChange(() => void run())
    return run()
  }
  return { app, api, prerender, answerCached: cachedRoutes?.answer }
}
