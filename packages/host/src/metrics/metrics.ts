import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FairQueue } from '../queue/fair-queue.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Renderer } from '../queue/in-turn.ts'
import { kindOfRoute, type RouteKinds } from './kind-of-route.ts'

/** Status counted for a client that left before its answer, as with other servers. */
const clientLeft = 499

/** The outbox of what visitors send. Times are in ms. */
interface Outbox {
  problem: () => unknown
  status: () => Promise<{
    counts: Partial<Record<string, number>>
    oldest?: number | undefined
    oldestDead?: number | undefined
    failing?: unknown
    missing: number
  }>
}

/** Parts whose state is read with each scrape. */
export interface Observed {
  cache?: Pick<PageCache, 'size' | 'bytes'> | undefined
  queue?: Pick<FairQueue, 'waiting'>
  inquiries?: Outbox | undefined
}

/**
 * Counts what the server does, for Prometheus. Labels have few values whatever visitors ask for: no path, no language, no client.
 * @requirement OPS-02
 */
export function createMetrics(kinds: RouteKinds, now: () => number = Date.now) {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })

  const counter = (name: string, help: string, labelNames: string[] = []) => new Counter({ name, help, labelNames, registers })
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })

  const requests = counter('site_http_requests_total', 'Requests by kind of route and status; 499: aborted by the client', [
    'route',
    'status',
  ])
  const durations = histogram(
    'site_http_request_duration_seconds',
    'Time from the request headers to the end of the response',
    ['route'],
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  )
  const answers = counter('site_page_answers_total', 'Cacheable pages: fresh or stale from the cache, or rendered', ['from'])
  const renders = histogram(
    'site_render_duration_seconds',
    'Time to render a page, for the cache or for one query, without queueing',
    ['for'],
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  )
  const refused = counter('site_render_refused_total', 'Renderings refused because too many renderings of the client wait')
  const failedLoads = counter('site_content_failed_loads_total', 'Failed loads of the content')
  const waiting = gauge('site_render_waiting', 'Queued renderings')
  const cachePages = gauge('site_page_cache_pages', 'Pages in the cache')
  const cacheBytes = gauge('site_page_cache_bytes', 'Size of the pages in the cache')
  const contentAge = gauge('site_content_age_seconds', 'Time since the current content was loaded; 0 without content')
  const counts = gauge('site_inquiries', 'Inquiries in the outbox by state', ['state'])
  const ages = gauge('site_inquiries_oldest_age_seconds', 'Age of the oldest waiting or dead inquiry; 0 without one', ['state'])
  const problem = gauge('site_inquiries_trouble', '1 while inquiries cannot be stored')
  const failing = gauge('site_inquiries_failing', '1 while the inquiry service accepts nothing')
  const missing = gauge('site_inquiries_missing', 'Inquiries lost with a part of the file')
  refused.inc(0)
  failedLoads.inc(0)

  let observed: Observed = {}
  let contentSince: number | undefined
  const seconds = (since: number | undefined) => (since === undefined ? 0 : Math.max(now() - since, 0) / 1000)

  async function lookAtInquiries({ status, problem: readProblem }: NonNullable<Observed['inquiries']>): Promise<void> {
    const found = await status().catch(() => undefined)
    problem.set(readProblem() || !found ? 1 : 0)
    if (!found) return
    for (const state of ['waiting', 'sending', 'delivered', 'dead', 'quarantine'] as const)
      counts.set({ state }, found.counts[state] ?? 0)
    ages.set({ state: 'waiting' }, seconds(found.oldest))
    ages.set({ state: 'dead' }, seconds(found.oldestDead))
    failing.set(found.failing ? 1 : 0)
    missing.set(found.missing)
  }

  return {
    contentType: registry.contentType,
    /** Adds sources that each scrape reads, beside the earlier ones. */
    observe: (more: Observed): void => void (observed = { ...observed, ...more }),
    /** All metrics as text. */
    async scrape(): Promise<string> {
      const { cache, queue, inquiries } = observed
      if (cache) cachePages.set(cache.size)
      if (cache) cacheBytes.set(cache.bytes)
      if (queue) waiting.set(queue.waiting())
      contentAge.set(seconds(contentSince))
      if (inquiries) await lookAtInquiries(inquiries)
      return registry.metrics()
    },
    /** A request has come; it is counted when its answer has ended. */
    request({ url = '' }: IncomingMessage, response: ServerResponse): void {
      const begun = performance.now()
      response.once('close', () => {
        const route = kindOfRoute(url, kinds)
        requests.inc({ route, status: response.headersSent ? response.statusCode : clientLeft })
        durations.observe({ route }, (performance.now() - begun) / 1000)
      })
    },
    /** Counts the answer of a page, by its origin. */
    answered: (from: 'fresh' | 'stale' | 'rendered'): void => answers.inc({ from }),
    /** Measures each rendering. */
    measured:
      <Visitor>(render: Renderer<Visitor>): Renderer<Visitor> =>
      async (path, baseUrl, visitor, turn) => {
        const end = renders.startTimer({ for: visitor ? 'query' : 'cache' })
        try {
          return await render(path, baseUrl, visitor, turn)
        } finally {
          end()
        }
      },
    refused: (): void => refused.inc(),
    contentChanged: (): void => void (contentSince = now()),
    /** Counts the loads of a source that fail. */
    countFailures: <S extends { load: (options: never) => Promise<unknown> }>(source: S): S => ({
      ...source,
      load: (options: never) =>
        source.load(options).catch((error: unknown) => {
          failedLoads.inc()
          throw error
        }),
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
