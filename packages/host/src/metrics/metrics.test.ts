import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readHostSettings } from '../settings/read.ts'
import { createHttpServer } from '../http/http-server.ts'
import { createProxyTrust } from '../http/proxy-trust.ts'
import { createFairQueue, TooManyWaitingError } from '../queue/fair-queue.ts'
import { kindOfRoute } from './kind-of-route.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './serve.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
async function open(server: Server): Promise<string> {
  servers.push(server.listen(0, 'localhost'))
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const kinds = [
  ['/api/images/', 'image'],
  ['/api/inquiries', 'inquiry'],
  ['/api/', 'api'],
  ['/assets/', 'asset'],
  ['/media/', 'file'],
  ['/files/', 'file'],
] as const

/** The lines of a metric. */
const findLines = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name))

describe('the kind of a request (OPS-02)', () => {
  it.each([
    ['/', 'page'],
    ['/de/produkte/x?wall=1.5', 'page'],
    ['/a/b/c/never-there', 'page'],
    ['/sitemap-de.xml', 'other'],
    ['/robots.txt?x', 'other'],
    ['/assets/x.js', 'asset'],
    ['/api/images/home?w=1', 'image'],
    ['/api/inquiries', 'inquiry'],
    ['/api/pages/home', 'api'],
    ['/media/film.mp4', 'file'],
    ['/files/a.pdf', 'file'],
    ['/readyz', 'health'],
  ])('of %s is %s', (target, kind) => expect(kindOfRoute(target, kinds)).toBe(kind))
})

describe('the metrics (OPS-02)', () => {
  it('count requests by kind and status, with how long they took, whatever their paths', async () => {
    const metrics = createMetrics(kinds)
    const site = await open(
      createHttpServer({
        trust: createProxyTrust(readHostSettings({})),
        onRequest: metrics.request,
        async fetch(request) {
          if (request.url.endsWith('/slow')) await wait(60_000, undefined, { signal: request.signal }).catch(() => {})
          return new Response('x', { status: request.url.includes('/none') ? 404 : 200 })
        },
      }),
    )
    for (const path of ['/', '/a', '/none/1', '/none/2', '/api/x', '/robots.txt']) await (await fetch(site + path)).text()
    expect((await fetch(`${site}/${'a'.repeat(9000)}`)).status).toBe(414)
    const left = fetch(`${site}/slow`, { signal: AbortSignal.timeout(50) }).catch(() => 'left')
    expect(await left).toBe('left')
    await expect
      .poll(async () => findLines(await metrics.scrape(), 'site_http_requests_total').toSorted())
      .toEqual([
        'site_http_requests_total{route="api",status="200"} 1',
        'site_http_requests_total{route="other",status="200"} 1',
        'site_http_requests_total{route="page",status="200"} 2',
        'site_http_requests_total{route="page",status="404"} 2',
        'site_http_requests_total{route="page",status="414"} 1',
        'site_http_requests_total{route="page",status="499"} 1',
      ])
    expect(await metrics.scrape()).toContain('site_http_request_duration_seconds_count{route="page"} 6')
  })

  it('say how the cache, the queue, the content and the inquiries are', async () => {
    let time = 100_000
    const metrics = createMetrics(kinds, () => time)
    const queue = createFairQueue({ concurrency: 1, maxWaiting: 1, onRefused: metrics.refused })
    const { promise, resolve } = Promise.withResolvers<void>()
    const tasks = [1, 2, 3].map(() => queue({ client: 'a' }, () => promise))
    await expect(tasks[2]).rejects.toThrow(TooManyWaitingError)
    const status = {
      counts: { waiting: 3, dead: 1 },
      oldest: 40_000,
      oldestDead: 10_000,
      overdue: 0,
      failing: { since: 0, error: 'HTTP 500' },
      missing: 0,
    }
    metrics.observe({ queue, cache: { size: 7, bytes: 7000 } })
    metrics.observe({ inquiries: { status: async () => status, problem: () => undefined } })
    for (const from of ['fresh', 'fresh', 'stale', 'rendered'] as const) metrics.answered(from)
    await metrics.measured(async () => ({ status: 200, html: '', headers: {} }))('/', '')
    const source = metrics.countFailures({ load: () => Promise.reject<never>(new Error('no')) } as {
      load: (options: object) => Promise<object>
    })
    await expect(source.load({ drafts: false, locales: [] })).rejects.toThrow('no')
    expect(await metrics.scrape()).toContain('site_content_age_seconds 0\n')
    metrics.contentChanged()
    time += 5_000
    const text = await metrics.scrape()
    for (const line of [
      'site_page_cache_pages 7',
      'site_page_cache_bytes 7000',
      'site_page_answers_total{from="fresh"} 2',
      'site_page_answers_total{from="stale"} 1',
      'site_page_answers_total{from="rendered"} 1',
      'site_render_duration_seconds_count{for="cache"} 1',
      'site_render_waiting 1',
      'site_render_refused_total 1',
      'site_content_age_seconds 5',
      'site_content_failed_loads_total 1',
      'site_inquiries{state="waiting"} 3',
      'site_inquiries{state="dead"} 1',
      'site_inquiries_oldest_age_seconds{state="waiting"} 65',
      'site_inquiries_oldest_age_seconds{state="dead"} 95',
      'site_inquiries_trouble 0',
      'site_inquiries_failing 1',
    ])
      expect(text.split('\n')).toContain(line)
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
      expect(findLines(text, `${name} `), name).toHaveLength(1)
    resolve()
    await tasks[1]
  })

  it('say that inquiries cannot be kept where the outbox does not answer', async () => {
    const metrics = createMetrics(kinds)
    metrics.observe({ inquiries: { status: () => Promise.reject(new Error('no')), problem: () => undefined } })
    expect(await metrics.scrape()).toContain('site_inquiries_trouble 1\n')
  })

  it('are given at /metrics of a server of their own, which has nothing else', async () => {
    const url = await open(createMetricsServer(createMetrics(kinds)))
    const answer = await fetch(`${url}/metrics`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await answer.text()).toMatch(/^# HELP /)
    expect((await fetch(`${url}/about`)).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})
