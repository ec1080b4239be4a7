import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (html: string, status = 200): Rendered => ({ status, html, headers: { 'content-security-policy': 'x' } })
const ask = { path: '/about', version: () => 'v1', baseUrl: 'https://loden.example', accept: 'gzip, deflate, br' }

const render = async () => page('<p>text</p>'.repeat(500))

describe('the page cache', () => {
  it('renders once for 200 requests at the same moment', async () => {
    const cache = createPageCache()
    const render = vi.fn(async () => (await wait(20), page('<p>once</p>')))
    const answers = await Promise.all(Array.from({ length: 200 }, () => cache.answer(ask, render)))
    expect(render).toHaveBeenCalledTimes(1)
    for (const { status, body } of answers) expect([status, gunzipSync(body as Buffer).toString()]).toEqual([200, '<p>once</p>'])
  })

  it('keeps a page for a content version and renders it anew for the next', async () => {
    const cache = createPageCache()
    const render = vi.fn(async () => page('x'))
    for (const version of ['v1', 'v1', 'v2', 'v2']) await cache.answer({ ...ask, version: () => version }, render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('renders again when the content changes meanwhile, so that no page is part old, part new (RELIABILITY 7)', async () => {
    const cache = createPageCache()
    let version = 'v1'
    const renderOf = (next: string) => async () => {
      const html = version
      version = next
      return page(html)
    }
    const changing = { ...ask, version: () => version, accept: undefined }
    expect(String((await cache.answer(changing, renderOf('v2'))).body)).toBe('v2')
    const render = vi.fn(renderOf('v1'))
    expect(String((await cache.answer(changing, render)).body)).toBe('v2')
    expect(render).not.toHaveBeenCalled()
    version = 'v1'
    expect(String((await cache.answer(changing, renderOf('v1'))).body)).toBe('v1')
  })

  it('answers with a quick encoding first and the best one soon after; each client in one it accepts', async () => {
    const cache = createPageCache()
    expect((await cache.answer(ask, render)).headers['content-encoding']).toBe('gzip')
    await vi.waitFor(async () => expect((await cache.answer(ask, render)).headers['content-encoding']).toBe('br'))
    const best = await cache.answer(ask, render)
    const gzip = await cache.answer({ ...ask, accept: 'gzip;q=0.8, br;q=0' }, render)
    const plain = await cache.answer({ ...ask, accept: undefined }, render)
    const html = (await render()).html
    expect(brotliDecompressSync(best.body as Buffer).toString()).toBe(html)
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body as Buffer).toString()]).toEqual(['gzip', html])
    expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, html])
    expect(new Set([best, gzip, plain].map(({ headers }) => headers.vary))).toEqual(new Set(['Accept-Encoding']))
  })

  it('answers 304 without a body, with the page’s own headers, when the validator matches', async () => {
    const cache = createPageCache()
    const { headers } = await cache.answer(ask, async () => page('x'))
    const again = await cache.answer({ ...ask, ifNoneMatch: `"other", ${headers.etag}` }, async () => page('x'))
    expect(again).toMatchObject({ status: 304, body: null })
    expect(again.headers).toMatchObject({ etag: headers.etag, 'content-security-policy': 'x', vary: 'Accept-Encoding' })
    expect((await cache.answer({ ...ask, ifNoneMatch: 'W/"other"' }, async () => page('x'))).status).toBe(200)
  })

  it('lets shared caches keep every page but the one where language decides (LOC-26)', async () => {
    const cache = createPageCache()
    const caching = async (path: string) => (await cache.answer({ ...ask, path }, async () => page('x'))).headers['cache-control']
    expect(await caching('/nl')).toMatch(/^public,.*s-maxage=\d+, stale-while-revalidate=\d+/)
    expect(await caching('/')).toBe('private, no-cache')
  })

  it('keeps no error, and lets no failed rendering stand in the way of the next', async () => {
    const cache = createPageCache()
    const render = vi.fn(async () => page('gone', 404))
    const first = await cache.answer(ask, render)
    await cache.answer(ask, render)
    expect(render).toHaveBeenCalledTimes(2)
    expect([first.status, first.headers['cache-control'], first.headers.etag]).toEqual([404, 'no-store', undefined])
    await expect(cache.answer(ask, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.answer(ask, async () => page('x'))).status).toBe(200)
  })

  it('keeps nothing of what is not there, however many paths are tried (RELIABILITY 22)', async () => {
    const cache = createPageCache({ maxBytes: 20_000 })
    for (let i = 0; i < 1000; i++) await cache.answer({ ...ask, path: `/${i}` }, async () => page('gone', 404))
    expect(cache.bytes).toBe(0)
  })

  it('has a page for each address of the site (RELIABILITY 13)', async () => {
    const cache = createPageCache()
    for (const baseUrl of ['https://a.example', 'https://b.example', 'https://a.example']) {
      const { body } = await cache.answer({ ...ask, accept: undefined, baseUrl }, async () => page(baseUrl))
      expect(String(body)).toBe(baseUrl)
    }
  })

  it('stays within its bytes, whatever is asked for', async () => {
    const maxBytes = 20_000
    const cache = createPageCache({ maxBytes })
    for (let i = 0; i < 100; i++) await cache.answer({ ...ask, path: `/${i}` }, async () => page(`<p>${i}</p>`))
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    expect(cache.bytes).toBeGreaterThan(0)
  })
})
