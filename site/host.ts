import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { contracts, surfaceRoles } from '@brand/blocks/contracts'
import { apiPaths, cropAround, mediaPaths, type Client } from '@brand/content'
import { createApi, tagRules, yieldToEventLoop, type Api } from '@brand/content-api'
import { createHost, memoryBudget, openNode, type HostApps, type Metrics } from '@brand/host'
import type { Inquiries } from '@brand/inquiries'
import { surfaces } from './brand/surfaces.ts'
import { allowedSizes, sizeName } from './cms/image-sizes.ts'
import { publishedPaths } from './cms/published.ts'
import { inProcessNoting, unknownReads, withDrafts } from './request/in-process.ts'
import { createMissingPages } from './server/cache/missing-pages.ts'
import { createConsentRoutes } from './server/consent/routes.ts'
import { openContent } from './server/content/open.ts'
import { createPreviewLinks } from './server/content/preview-links.ts'
import { createFileGuard } from './server/downloads/file-guard.ts'
import { createLocks } from './server/downloads/locks.ts'
import { createProductBundles } from './server/downloads/product-bundles.ts'
import type { Env } from './server/env.ts'
import { addContentFiles } from './server/files.ts'
import { errorPage } from './server/http/bare-page.ts'
import { requestLimits } from './server/http/body-limits.ts'
import { toSecurity } from './server/http/policy.ts'
import { createInquiryRoutes } from './server/inquiries/routes.ts'
import { describeProblem, overdueOf } from './server/inquiries/status.ts'
import { toLanguages } from './server/languages.ts'
import { ownRedirects } from './server/moved.ts'
import { createPreview } from './server/preview/preview.ts'
import { blockStyles } from './server/render/block-css.ts'
import { createRenderer } from './server/render/render.ts'
import { createReadVisitor, createSearchFor, isOfRecord, type SearchFor } from './server/render/visitor.ts'
import { createTextFiles } from './server/text-files.ts'

interface SiteOptions {
  env: Env
  /** The first one signs the addresses of locked files. Default: a new one, so that they end with the process. */
  downloadSecrets?: readonly string[]
  /** Keeps what visitors send. Default: there is no call for it. */
  inquiries?: Inquiries
  /** Counts what happens. Default: nothing is counted. */
  metrics?: Metrics | undefined
  /** Development: pages have no content security policy, since Vite adds scripts and styles. Default `false`. */
  dev?: boolean
  /** Caches rendered pages. Default: not in development. */
  isCached?: boolean
  /** Makes the client of the API for pages, of which it is not known what they show. Default `inProcessNoting`. */
  makeClient?: (api: Api) => Client
  /** Default: calls the API with the visitor's connection. */
  searchFor?: SearchFor
  /** Adds the files of the build. Default: there is none. */
  files?: HostApps['files']
}

/** Makes the site over the content of the environment: its apps in their order, and what the host is given of its pages. */
export async function createSite({
  env,
  downloadSecrets = [randomUUID()],
  inquiries,
  metrics,
  dev = false,
  isCached = !dev,
  makeClient,
  searchFor: ownSearchFor,
  files,
}: SiteOptions) {
  const { locales: active, previewSecrets } = env
  const node = await openNode({ settings: env, version: () => api.version(), rules: tagRules, metrics })
  const { trust, findBaseUrl, identifyClient, makeLimiter, sharedAge } = node
  const { source, folder, picture, isStale, problem, webhook, previewed } = await openContent(env, trust)
  const api = createApi({
    source: node.watched(source),
    sharedAge,
    makeLimiter,
    activeLocales: active,
    surfaces: [...surfaceRoles, ...Object.keys(surfaces)],
    previewSecrets,
    identifyClient,
  })
  api.onChange((_, changes) => node.noteChange(changes))
  const published = () => (api.version() === undefined ? undefined : api.snapshot())
  const clientNoting = makeClient ? unknownReads(makeClient(api)) : inProcessNoting(api)
  const client = clientNoting()
  const searchFor = ownSearchFor ?? createSearchFor(api)
  const languages = toLanguages(active)
  const sizes = allowedSizes(contracts)
  const locks = createLocks({ api, secrets: downloadSecrets, days: env.downloadDays })
  const { addressWith, at: lockAt } = locks
  const pages = { env, collectCss: await blockStyles(), addressWith, lockAt, dev }
  const preview =
    previewSecrets &&
    createPreview(api, {
      secrets: previewSecrets,
      isSecure: (c) => findBaseUrl(c).startsWith('https:'),
      isFramed: env.previewFrames.length > 0,
    })

  const host = createHost({
    settings: env,
    node,
    content: {
      version: api.version,
      revision: api.revision,
      changesSince: api.changesSince,
      onChange: api.onChange,
      isStale,
      redirects: () => client.redirects({}),
    },
    pages: {
      render: createRenderer({ ...pages, clientNoting }),
      published: () => publishedPaths({ client, active }),
      missing: createMissingPages({ active, snapshot: published }),
      isOfRecord: (path) => isOfRecord(path, languages),
      readVisitor: createReadVisitor(searchFor, languages),
      redirects: ownRedirects,
      drafts: preview && {
        ...preview,
        render: createRenderer({
          ...pages,
          clientNoting: (note) => withDrafts(api, previewSecrets![0]!, note),
          drafts: api.drafts,
          published,
        }),
      },
      isCached,
    },
    texts: { languages, errorPage },
    pictures: {
      path: mediaPaths.images.replace(/\/$/, ''),
      find: picture,
      isOffered: (w, h) => sizes.has(sizeName(w, h)),
      open: async () => ({ inspect: (await import('@brand/content-api/pictures')).inspect, cropAround }),
      cacheDir: join(env.cacheDir, 'images'),
    },
    apps: (render) => ({
      calls: [
        inquiries &&
          createInquiryRoutes({
            inquiries,
            trust,
            perMinute: env.inquiryLimit,
            uploads: memoryBudget(env.memoryLimit).uploads,
            makeLimiter,
            statusTokens: env.inquiryStatusTokens,
            locks,
            renderForm: (c, path, query, form) =>
              render(path, findBaseUrl(c), { query, searches: searchFor(c), form }, { client: identifyClient(c) }),
          }),
        createConsentRoutes({ trust }),
        createProductBundles({ client, active, folder, isOpen: locks.isOpen, identifyClient }),
        webhook,
        previewed && previewSecrets && createPreviewLinks({ api, previewed, findBaseUrl, identifyClient }),
      ].filter((app) => app !== undefined),
      paced: [apiPaths.search, apiPaths.searchFamilies],
      api: api.app,
      preview: preview?.app,
      files(app, pageAt) {
        app.route('/', createTextFiles({ env, client, version: api.version, findBaseUrl }))
        const guard = { locks, active, show: pageAt, identifyClient, perMinute: env.queryLimit * 60 }
        addContentFiles(app, folder, createFileGuard(guard))
        files?.(app, pageAt)
      },
    }),
    state: {
      isReady: () => inquiries?.problem() !== 'moved',
      problem: () => describeProblem(inquiries?.problem()) ?? problem?.() ?? overdueOf(inquiries?.overdue()),
      security: toSecurity(env.previewFrames),
      limits: requestLimits,
      yieldTurn: yieldToEventLoop,
    },
  })
  return { ...host, api }
}
