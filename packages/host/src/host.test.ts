import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inRequest } from './log/log.ts'
import { TooManyWaitingError } from './queue/fair-queue.ts'
import type { Renderer } from './queue/in-turn.ts'
import { openHost, type Visitor } from './test/open-host.ts'

const render = vi.fn<Renderer<Visitor>>()
const moved = [{ from: '/old', to: '/nl/about', is_permanent: false }]
type Options = Parameters<typeof openHost>[0]
const open = async ({ pages, content, ...options }: Partial<Options> = {}) =>
  (
    await openHost({
      ...options,
      pages: { render: (path, baseUrl, visitor, turn) => render(path, baseUrl, visitor, turn), ...pages },
      content: { redirects: async () => moved, ...content },
    })
  ).app

afterEach(() => void vi.restoreAllMocks())

describe('the order of a request', () => {
  it('is redirects, locale, page cache, rendering', async () => {
    render.mockResolvedValue({ status: 200, html: 'x', headers: {} })
    const app = await open()
    expect((await app.request('/a//b/')).headers.get('location')).toBe('/a/b')
    expect(render).not.toHaveBeenCalled()
    await app.request('/de/a?x=1')
    await app.request('/de/a?x=2')
    expect(render.mock.calls.map(([path, baseUrl]) => [path, baseUrl])).toEqual([['/de/a', 'http://localhost:3000']])
  })

  it('caches no page of search results, and passes each its query (RT-38, RELIABILITY 22)', async () => {
    render.mockClear().mockImplementation(async (_path, _baseUrl, visitor) => ({
      status: 200,
      html: String(visitor?.query),
      headers: {},
    }))
    const app = await open()
    for (const keyword of ['a', 'b', 'a']) {
      const response = await app.request(`/nl/search?keyword=${keyword}`)
      expect([await response.text(), response.headers.get('cache-control')]).toEqual([`keyword=${keyword}`, 'private, no-cache'])
    }
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('says 503 of a record that may be there while the content may be old, 404 of any other address (RELIABILITY 6)', async () => {
    render.mockResolvedValue({ status: 404, html: 'x', headers: {} })
    let isStale = true
    const pages = { missing: (path: string) => `${path}/-`, isOfRecord: (path: string) => path !== '/new' }
    const app = await open({ pages: pages as Options['pages'], content: { isStale: () => isStale } })
    const answer = async (path: string) => {
      const { status, headers } = await app.request(path)
      return [status, headers.get('retry-after')]
    }
    expect(await answer('/de/inspiration/new')).toEqual([503, '2'])
    expect(await answer('/acoustic-solutions/new')).toEqual([503, '2'])
    expect(await answer('/new')).toEqual([404, null])
    isStale = false
    expect(await answer('/de/inspiration/new')).toEqual([404, null])
  })

  it('keeps the query on a redirect of the content', async () => {
    render.mockResolvedValue({ status: 301, html: '', headers: { location: '/nl/over-ons' } })
    expect((await (await open()).request('/nl/about?a=1&b')).headers.get('location')).toBe('/nl/over-ons?a=1&b')
  })

  it.each([
    ['/list?families=a,b', '/list?families=a,b'],
    ['/list?', '/list'],
  ])('a redirect with a query of its own, %s, leads to %s', async (location, to) => {
    render.mockResolvedValue({ status: 302, html: '', headers: { location } })
    expect((await (await open()).request('/list?families=a&toggle=b')).headers.get('location')).toBe(to)
  })

  it('renders no page for an address that redirects (RED-09)', async () => {
    const redirects = async () => [{ from: '/old', to: '/about', is_permanent: true }]
    render.mockReset()
    const response = await (await open({ content: { redirects } })).request('/old')
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([301, '/about', ''])
    expect(render).not.toHaveBeenCalled()
  })

  it('is one redirect where a path, a rule and a translation change an address (RELIABILITY 12)', async () => {
    render.mockResolvedValue({ status: 301, html: '', headers: { location: '/nl/over-ons' } })
    const app = await open()
    for (const path of ['/old?a=1', '/nl//about/?a=1'])
      expect((await app.request(path)).headers.get('location')).toBe('/nl/over-ons?a=1')
    const home = await app.request('//?a=1', { headers: { 'accept-language': 'de' } })
    expect([home.status, home.headers.get('location'), home.headers.get('cache-control')]).toEqual([
      302,
      '/de?a=1',
      'private, no-store',
    ])
  })

  it('lets a redirect expire soon (OR-76)', async () => {
    render.mockRejectedValue(new Error('no'))
    const response = await (await open()).request('/old')
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      '/nl/about',
      'public, max-age=60',
    ])
  })

  it('answers HEAD like GET, without a body', async () => {
    render.mockResolvedValue({ status: 200, html: '<p>x</p>', headers: {} })
    const response = await (await open()).request('/', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

it('answers in the visitor’s language when even the error page cannot be rendered (ERR-11)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render.mockRejectedValue(new Error('secret'))
  for (const isCached of [true, false]) {
    for (const [path, locale] of [
      ['/about', 'en'],
      ['/de/kontakt', 'de'],
    ]) {
      const response = await (await open({ pages: { isCached } as Options['pages'] })).request(path!)
      const html = await response.text()
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(html).toBe(`<html lang="${locale}">500`)
    }
  }
})

it('names a failed answer by its line in the log, and no other (OPS-01)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchRequestId = async (path: string) =>
    (await inRequest('request-1', async () => (await open()).request(path))).headers.get('x-request-id')
  render.mockRejectedValue(new Error('secret'))
  expect(await fetchRequestId('/about')).toBe('request-1')
  render.mockResolvedValue({ status: 200, html: '<p>x</p>', headers: {} })
  expect([await fetchRequestId('/about'), await fetchRequestId('/api/none')]).toEqual([null, null])
})

describe('a client that asks for more than its share (RELIABILITY 33)', () => {
  const connection = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.7' } } }

  it('is refused with a few hundred bytes in its language, for which nothing is rendered', async () => {
    render.mockReset().mockRejectedValue(new TooManyWaitingError())
    const log = vi.spyOn(console, 'error')
    const response = await (await open()).request('/de/search?keyword=filz', {}, connection)
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      429,
      '1',
      'no-store',
    ])
    expect(html).toBe('<html lang="de">429')
    expect(log).not.toHaveBeenCalled()
  })

  it('is who a page is rendered for, as long as it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = { status: 200, html: 'x', headers: {} }
    render.mockReset().mockImplementation(() => promise.then(() => page))
    const app = await open()
    const ask = async (keyword: number, remoteAddress: string, signal?: AbortSignal) => {
      const env = { incoming: { headers: {}, socket: { remoteAddress } } }
      return (await app.request(`/search?keyword=${keyword}`, { signal: signal ?? null }, env)).status
    }
    const settle = async () => {
      for (let turn = 0; turn < 6; turn += 1) await new Promise(setImmediate)
    }
    const leaving = new AbortController()
    const asked = [1, 2, 3, 4].map((keyword) => ask(keyword, '192.0.2.7'))
    const left = ask(5, '192.0.2.7', leaving.signal)
    await settle()
    expect(await ask(6, '192.0.2.7')).toBe(429)
    // Another client has its own turn.
    const other = ask(7, '192.0.2.8')
    leaving.abort()
    await settle()
    expect(render.mock.calls.map(([, , visitor]) => String(visitor!.query))).toEqual(['keyword=1', 'keyword=7'])
    asked.push(ask(8, '192.0.2.7'))
    resolve()
    expect([await other, ...(await Promise.all(asked))]).toEqual([200, 200, 200, 200, 200, 200])
    expect(await left).toBe(503)
  })

  it.each(['search', 'search-families'])('asks /api/%s at the pace of pages by query, and is refused beyond', async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answered: string[] = []
    const path = `/api/${name}`
    const calls = new Hono().get(path, (c) => {
      answered.push(c.req.query('keyword')!)
      return c.json([])
    })
    const app = await open({ env: { QUERY_LIMIT: '5' }, apps: { api: calls, paced: [path] } })
    const ask = (keyword: number, remoteAddress = '192.0.2.7') =>
      app.request(`${path}?keyword=${keyword}`, {}, { incoming: { headers: {}, socket: { remoteAddress } } })
    const settle = async () => {
      for (let turn = 0; turn < 6; turn += 1) await new Promise(setImmediate)
    }
    // The first begins at once, four wait.
    const asked = [1, 2, 3, 4, 5].map((n) => ask(n))
    await settle()
    const refused = await ask(6)
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '1',
      { message: 'Too many requests', code: 429 },
    ])
    expect((await ask(7, '192.0.2.8')).status).toBe(200)
    expect(answered).toEqual(['1', '7'])
    for (let turn = 0; turn < 4; turn += 1) {
      vi.advanceTimersByTime(200)
      await settle()
    }
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    // A visitor who types at the pace of the field does not wait.
    vi.advanceTimersByTime(200)
    for (const keyword of [8, 9]) {
      const typed = ask(keyword)
      await settle()
      expect(answered.at(-1)).toBe(`${keyword}`)
      await typed
      vi.advanceTimersByTime(200)
    }
    vi.useRealTimers()
  })
})

it('renders one page for all addresses at which there is none (RELIABILITY 22, 27)', async () => {
  render.mockReset().mockResolvedValue({ status: 404, html: 'none', headers: {} })
  const app = await open({ pages: { missing: () => '/-' } as unknown as Options['pages'] })
  for (const path of ['/a', '/b?wall=1', '/c?sent=contact']) {
    const response = await app.request(path)
    expect([path, response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      path,
      404,
      'none',
      'no-store',
    ])
  }
  expect(render.mock.calls.map(([path]) => path)).toEqual(['/-'])
})

it('follows rules by the full address of an old site, to the address that this one has (RED-04, RED-11)', async () => {
  render.mockReset().mockResolvedValue({ status: 301, html: '', headers: { location: '/nl/over-ons' } })
  const list = async () => [
    { from: 'https://www.old.example/x', to: '/about', is_permanent: true },
    { from: 'https://www.old.example/nl', to: '/nl/about', is_permanent: true },
    { from: 'https://www.old.example/shop', to: 'https://shop.example/', is_permanent: false },
  ]
  const env = { BASE_URL: 'https://www.example.com', OTHER_BASE_URLS: 'https://www.old.example' }
  const app = await open({ env, content: { redirects: list } })
  const ask = async (path: string, host: string) => {
    const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.1' }, rawHeaders: ['Host', host] }
    return (await app.request(path, {}, { incoming })).headers.get('location')
  }
  expect(await ask('/x?a=1', 'www.old.example')).toBe('https://www.example.com/about?a=1')
  // In one redirect, though the page has another address in Dutch.
  expect(await ask('/nl', 'www.old.example')).toBe('https://www.example.com/nl/over-ons')
  expect(await ask('/shop', 'www.old.example')).toBe('https://shop.example/')
  expect(await ask('/shop', 'www.example.com')).not.toBe('https://shop.example/')
  expect(await ask('/shop', 'evil.example')).not.toBe('https://shop.example/')
})

it('tells a load balancer whether it accepts requests (RELIABILITY 20)', async () => {
  expect((await (await open()).request('/readyz')).status).toBe(200)
  const empty = await open({ content: { version: () => undefined } })
  expect((await empty.request('/readyz')).status).toBe(503)
  const stopping = await open({ state: { isReady: () => false } })
  expect((await stopping.request('/readyz')).status).toBe(503)
  expect((await stopping.request('/healthz')).status).toBe(200)
})

it('has no health calls for who comes through a proxy, however their paths are written (OPS-09)', async () => {
  render.mockReset().mockResolvedValue({ status: 404, html: 'x', headers: {} })
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } }
  const app = await open()
  for (const path of ['/readyz', '/healthz', '/%72eadyz?x', '/a/../healthz'])
    expect([path, (await app.request(path)).status, (await app.request(path, forwarded)).status]).toEqual([path, 200, 404])
})

it('says what is wrong though it accepts requests, or why it does not (RELIABILITY 27, 28)', async () => {
  const readReadiness = async (state: Options['state']) => {
    const response = await (await open({ state })).request('/readyz')
    return [response.status, await response.text()]
  }
  expect(await readReadiness({ problem: () => undefined })).toEqual([200, 'ready\n'])
  expect(await readReadiness({ problem: () => 'inquiries cannot be stored' })).toEqual([
    200,
    'ready: inquiries cannot be stored\n',
  ])
  expect(await readReadiness({ isReady: () => false, problem: () => 'moved' })).toEqual([503, 'not ready: moved\n'])
})

it('has one cached page for each address that the site has, and for no other (RELIABILITY 13)', async () => {
  render.mockImplementation(async (_path, baseUrl) => ({ status: 200, html: baseUrl, headers: {} }))
  const app = await open({ env: { TRUSTED_PROXIES: 'loopback', TRUSTED_HOSTS: 'a.example b.example' } })
  const ask = async (host: string) => {
    const incoming = { headers: { 'x-forwarded-host': host }, socket: { remoteAddress: '127.0.0.1' } }
    return (await app.request('/about', {}, { incoming })).text()
  }
  for (let i = 0; i < 2; i++) {
    expect(await ask('a.example')).toBe('http://a.example')
    expect(await ask('b.example')).toBe('http://b.example')
    expect(await ask('evil.example')).toBe('http://localhost:3000')
  }
  expect(render).toHaveBeenCalledTimes(3)
})

it('marks every error as neither to be cached nor indexed (RELIABILITY 17)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render.mockRejectedValue(new Error('no'))
  const app = await open()
  for (const [path, method] of [
    ['/about', 'GET'],
    ['/about', 'POST'],
    ['/api/none', 'GET'],
    ['/api/images/x', 'POST'],
    ['/api/images/x', 'GET'],
  ] as const) {
    const { status, headers } = await app.request(path, { method })
    expect([path, status >= 400, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      path,
      true,
      'no-store',
      'noindex',
    ])
  }
})
