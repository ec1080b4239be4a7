import { expect, it, vi } from 'vitest'
import { createPurge, type PurgeForm } from './purge.ts'

const url = 'http://cache.example/'

function open(form: PurgeForm = 'varnish', token?: string) {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null))
  const log = vi.fn()
  const sleep = vi.fn(async (_ms: number) => {})
  return { fetch, log, sleep, purge: createPurge({ urls: [url], form, token, fetch, sleep, log }) }
}
type Sent = Record<string, string>
const sent = (fetch: ReturnType<typeof open>['fetch']) =>
  fetch.mock.calls.map(([, init]) => init as RequestInit & { headers: Sent })

it.each([
  ['varnish', 'PURGE', { 'xkey-softpurge': 'page/a page', 'x-purge-token': 'key' }, undefined],
  ['fastly', 'POST', { 'surrogate-key': 'page/a page', 'fastly-soft-purge': '1', 'fastly-key': 'key' }, undefined],
  ['cloudflare', 'POST', { 'content-type': 'application/json', authorization: 'Bearer key' }, '{"tags":["page/a","page"]}'],
] as const)('tells %s what has changed, and once more what was on its way (OPS-07)', async (form, method, headers, body) => {
  const { purge, fetch, sleep } = open(form, 'key')
  await purge.changed(['page/a', 'page'])
  expect(fetch.mock.calls.map(([to]) => to)).toEqual([url, url])
  expect(sent(fetch)[0]).toMatchObject({ method, headers, ...(body && { body }) })
  expect(sleep).toHaveBeenCalledExactlyOnceWith(2_000)
})

it('tells all at the start, when what has changed is not known (OPS-07)', async () => {
  const { purge, fetch } = open()
  await purge.changed()
  expect(sent(fetch)[0]!.headers['xkey-softpurge']).toBe('site')
})

it('asks a cache that fails again, later each time, and says so once (OPS-07)', async () => {
  const { purge, fetch, log, sleep } = open()
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 })).mockRejectedValueOnce(new Error('refused'))
  await purge.changed(['page'])
  expect(sent(fetch).map(({ headers }) => headers['xkey-softpurge'])).toEqual(['page', 'page', 'page', 'page'])
  expect(sleep.mock.calls.flat()).toEqual([500, 1_000, 2_000])
  expect(log.mock.calls.flat()).toEqual([
    `The cache at ${url} could not be purged: status 503`,
    `The cache at ${url} accepts purges again.`,
  ])
})

it('what comes meanwhile waits as one, and too much is all of the site (OPS-07)', async () => {
  const { purge, fetch } = open('cloudflare')
  const first = Promise.withResolvers<Response>()
  fetch.mockReturnValueOnce(first.promise)
  const all = [purge.changed(['page/a']), ...Array.from({ length: 300 }, (_, i) => purge.changed([`page/${i}`]))]
  first.resolve(new Response(null))
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(1)
  expect(sent(fetch)[1]!.body).toBe('{"tags":["site"]}')
  await Promise.all(all)
})

it('sends many tags in several requests (OPS-07)', async () => {
  const { purge, fetch } = open('cloudflare')
  await purge.changed(Array.from({ length: 70 }, (_, i) => `page/${i}`))
  const counts = sent(fetch).map(({ body }) => (JSON.parse(String(body)) as { tags: string[] }).tags.length)
  expect(counts.slice(0, 3)).toEqual([30, 30, 10])
})
