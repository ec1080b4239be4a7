import type { Api } from '@brand/content-api'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp, type AppOptions } from './app.ts'
import { readEnv } from './env.ts'
import { createPageCache } from './page-cache.ts'

const api = { app: new Hono(), snapshot: () => ({ version: 'v1' }) } as unknown as Api
const render = vi.fn<AppOptions['render']>()
const open = (options: Partial<AppOptions> = {}) =>
  createApp({ env: readEnv({}), api, render, images: new Hono(), isReady: () => true, cache: createPageCache(), ...options })

afterEach(() => void vi.restoreAllMocks())

describe('the order of a request', () => {
  it('is redirects, locale, page cache, rendering', async () => {
    render.mockResolvedValue({ status: 200, html: 'x', headers: {} })
    const app = open()
    expect((await app.request('/de//a/')).headers.get('location')).toBe('/de/a')
    expect(render).not.toHaveBeenCalled()
    await app.request('/de/a?x=1')
    await app.request('/de/a?x=2')
    expect(render.mock.calls).toEqual([['/de/a', { locale: 'de', path: '/a' }, undefined]])
  })

  it('keeps no page of search results, and gives each its query (RT-38, RELIABILITY 22)', async () => {
    render.mockClear().mockImplementation(async (_path, _localized, query) => ({ status: 200, html: String(query), headers: {} }))
    const cache = createPageCache()
    const app = open({ cache })
    for (const keyword of ['a', 'b', 'a']) {
      const response = await app.request(`/nl/search?keyword=${keyword}`)
      expect([await response.text(), response.headers.get('cache-control')]).toEqual([`keyword=${keyword}`, 'private, no-cache'])
    }
    expect([render.mock.calls.length, cache.bytes]).toEqual([3, 0])
  })

  it('keeps the query on a redirect of the content', async () => {
    render.mockResolvedValue({ status: 301, html: '', headers: { location: '/nl/over-ons' } })
    expect((await open().request('/nl/about?a=1&b')).headers.get('location')).toBe('/nl/over-ons?a=1&b')
  })

  it('answers HEAD like GET, without a body', async () => {
    render.mockResolvedValue({ status: 200, html: '<p>x</p>', headers: {} })
    const response = await open().request('/', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

it('says so in the visitor’s language when even the error page cannot be shown (ERR-11)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render.mockRejectedValue(new Error('secret'))
  for (const cache of [createPageCache(), undefined]) {
    for (const [path, home, sentence] of [
      ['/about', '/', 'An error occurred while showing the error page'],
      ['/de/kontakt', '/de', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten'],
    ]) {
      const response = await open({ cache }).request(path!)
      const html = await response.text()
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(html).toContain(sentence)
      expect(html).toContain(`<a href="${home}">`)
      expect(html).not.toContain('secret')
    }
  }
})

it('tells a balancer whether it takes requests (RELIABILITY 20)', async () => {
  expect((await open().request('/readyz')).status).toBe(200)
  const stopping = open({ isReady: () => false })
  expect((await stopping.request('/readyz')).status).toBe(503)
  expect((await stopping.request('/healthz')).status).toBe(200)
})
