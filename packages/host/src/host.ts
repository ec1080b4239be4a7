import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { createCachedRoutes } from './cache/cached-routes.ts'
import { createIdle } from './cache/idle.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPrerenderer } from './cache/prerender.ts'
import { tagUntagged } from './cache/tag-untagged.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen, stopGracefully } from './http/listen.ts'
import { createImages } from './images/images.ts'
import { memoryBudget } from './memory-budget.ts'
import type { HostOptions } from './options.ts'
import { createFairQueue } from './queue/fair-queue.ts'
import { inTurn } from './queue/in-turn.ts'
import { createRedirects } from './redirects/redirects.ts'

/** Calls of a server that ends. */
interface Stop {
  stopping?: () => void
  stopped?: () => Promise<void>
}

/**
 * Serves pages: `app` answers requests, `listen` opens the port of the settings. Until there is content pages are answered 503.
 * `prerender` renders all pages ahead, now and after every change of the content; it resolves with the number of pages once the
 * first round is complete.
 */
export function createHost<Locale extends string, Visitor>(options: HostOptions<Locale, Visitor>) {
  const { settings, node, content, pages, texts, pictures, state = {} } = options
  const { metrics, rules, trust, sharedAge } = node
  const { languages } = texts
  const { version, onChange = () => {} } = content
  const budget = memoryBudget(settings.memoryLimit)
  const idle = createIdle()
  const queue = createFairQueue({
    concurrency: 2,
    maxWaiting: 4,
    pace: 1000 / settings.queryLimit,
    yieldTurn: state.yieldTurn,
    onRefused: metrics?.refused,
  })
  const render = inTurn(metrics ? metrics.measured(pages.render) : pages.render, queue)
  const cache =
    pages.isCached === false
      ? undefined
      : createPageCache<number | string>({
          render: ({ path, baseUrl }, turn) => render(path, baseUrl, undefined, turn),
          version: content.revision ?? version,
          changesSince: content.changesSince as
            ((since: number | string) => ReturnType<typeof content.changesSince & {}>) | undefined,
          sharedAge,
          onAnswer: metrics?.answered,
          rules,
          maxBytes: budget.pages,
        })
  metrics?.observe({ cache, queue })
  if (cache) onChange(cache.noteChange)
  const { noteRequest } = idle
  const ownCookie = pages.drafts?.cookie
  const cachedRoutes = cache && createCachedRoutes({ cache, version, trust, languages, ownCookie, onRequest: noteRequest })
  const redirects = createRedirects({
    languages,
    own: pages.redirects ?? [],
    hasPage: (path) => pages.missing?.(path) === undefined,
    version,
    list: content.redirects ?? (async () => []),
  })
  const images =
    pictures &&
    createImages({
      ...pictures,
      rules,
      maxBytes: budget.pictures,
      concurrency: budget.encodings,
      maxAvifWidth: budget.maxAvifWidth,
    })
  let isStopping = false
  const apps = typeof options.apps === 'function' ? options.apps(render) : (options.apps ?? {})
  const app = createApp(options, apps, {
    redirects,
    render,
    queue,
    cache,
    cachedRoutes,
    images,
    isReady: () => !isStopping && (state.isReady?.() ?? true),
    onRequest: noteRequest,
    onAnswer: tagUntagged(settings.purgeForm, rules),
  })

  /** The HTTP server, which does not listen yet. */
  const createServer = (): Server =>
    createHttpServer({
      trust,
      security: state.security,
      limits: state.limits,
      fetch: app.fetch,
      answerCached: cachedRoutes?.answer,
      onRequest: metrics?.request,
    })

  return {
    app,
    createServer,

    /** Listens at the port of the settings, and stops at a signal without failing a request. */
    async listen({ stopping, stopped }: Stop = {}): Promise<Server> {
      const server = createServer()
      await listen(server, settings)
      stopGracefully(server, {
        stopping() {
          isStopping = true
          stopping?.()
        },
        stopped,
      })
      return server
    },

    /** Renders ahead. Resolves with `undefined` where pages are not cached, or a later call took over. */
    async prerender(): Promise<number | undefined> {
      const { published } = pages
      if (!cache || !published) return undefined
      const renderAll = createPrerenderer({ cache, published, baseUrls: trust.baseUrls, idle })
      const run = () =>
        renderAll().catch((error: Error) => {
          console.warn(`Pages are not prerendered: ${error.message}`)
          return undefined
        })
      onChange(() => void run())
      return run()
    },
  }
}
