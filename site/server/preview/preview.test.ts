import { createApi, type Source } from '@brand/content-api'
import { createHost, openNode, type Rendered } from '@brand/host'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { errorPage } from '../http/bare-page.ts'
import { toLanguages } from '../languages.ts'
import { createPreview } from './preview.ts'

const secret = 'quite-a-secret'
const nothing: Source = { load: async () => ({ records: [], problems: [] }), watch: () => () => {} }
const page = (html: string): Rendered => ({ status: 200, html, headers: {} })

async function start({ previewSecrets = [secret], secure = false, isFramed = false, now = Date.now } = {}) {
  const api = createApi({ source: nothing, previewSecrets })
  onTestFinished(api.close)
  await api.ready
  const preview = previewSecrets.length
    ? createPreview(api, { secrets: previewSecrets, now, isSecure: () => secure, isFramed })
    : undefined
  const settings = readEnv({})
  const { app } = createHost({
    settings,
    node: await openNode({ settings, version: api.version }),
    content: { version: api.version },
    pages: {
      render: async (path) => page(`<p>published ${path}</p>`),
      drafts: preview && { ...preview, render: async (path) => page(`<p>DRAFT of ${path}</p>`) },
    },
    texts: { languages: toLanguages(settings.locales), errorPage },
    apps: { api: api.app, preview: preview?.app },
  })
  const get = async (path: string, cookie?: string, init: RequestInit = {}, address?: string) => {
    const env = address ? { incoming: { headers: {}, socket: { remoteAddress: address } } } : undefined
    const response = await app.request(path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } }, env)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const enter = async (key = secret) => (await get(`/?preview=${key}`)).headers.get('set-cookie')!.split(';')[0]!
  return { get, enter }
}

it('has a cookie of its own in a frame of the CMS, where the site is on https (PAGE-30)', async () => {
  const cookie = async (options: Parameters<typeof start>[0]) => {
    const { get } = await start(options)
    return (await get(`/?preview=${secret}`)).headers.get('set-cookie')!.split('; ').slice(1)
  }
  expect(await cookie({ isFramed: true, secure: true })).toEqual(
    expect.arrayContaining(['SameSite=None', 'Secure', 'Partitioned']),
  )
  for (const options of [{ isFramed: true }, { secure: true }]) {
    const attributes = await cookie(options)
    expect(attributes).toContain('SameSite=Lax')
    expect(attributes).not.toContain('Partitioned')
  }
})

describe('the secret in an address', () => {
  it.each(['preview', 'token'])(
    'is exchanged for a cookie by a redirect to the address without it, by the key %s (RT-09, PAGE-21, OR-10)',
    async (key) => {
      const { get } = await start()
      const { status, headers, html } = await get(`/nl/over-ons?a=1&${key}=${secret}&b=2`)
      expect([status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy'), html]).toEqual([
        302,
        '/nl/over-ons?a=1&b=2',
        'no-store',
        'no-referrer',
        '',
      ])
      expect(headers.get('set-cookie')).toMatch(/^preview=[\w.%-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(JSON.stringify([...headers])).not.toContain(secret)
    },
  )

  it('limits its cookie to https where the site is on https', async () => {
    const { get } = await start({ secure: true })
    const { headers } = await get(`/?preview=${secret}`)
    expect(headers.get('set-cookie')).toContain('; Secure')
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  it.each([
    '/%5cevil.example',
    '/%2fevil.example',
    '/a/..%2f%2fevil.example',
    '/%255cevil.example',
    '//evil.example',
    '/..//evil.example',
  ])('is never exchanged for an address that is another site once it is decoded: %s (RELIABILITY 11)', async (path) => {
    const { get } = await start()
    for (const [key, method] of [[secret], ['wrong'], ['', 'POST']] as const) {
      const { headers } = await get(`${path}?preview=${key}`, undefined, { method })
      const decoded = decodeURIComponent(decodeURIComponent(headers.get('location')!))
      expect(new URL(decoded, 'http://site.example').origin, decoded).toBe('http://site.example')
    }
  })

  it('leads to the published page when it is wrong, without a hint (PAGE-21, RELIABILITY 19)', async () => {
    const { get } = await start()
    for (const key of ['wrong', secret.slice(1), `${secret}x`, '%00', encodeURIComponent('ü'.repeat(500))]) {
      const { status, headers } = await get(`/about?preview=${key}`)
      expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([302, '/about', null])
    }
  })

  it('decides each time: a wrong one ends a preview (RT-10)', async () => {
    const { get, enter } = await start()
    const { headers } = await get('/about?preview=wrong', await enter())
    expect(headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0;/)
  })

  it.each([
    '//evil.example/?',
    '//evil.example?',
    '/.//evil.example?',
    '/..//evil.example?',
    '/%2f%2fevil.example?',
    '/%5cevil.example?',
    '/x/..//evil.example?to=//evil.example&',
  ])('in %s leads to no other site (RELIABILITY 11)', async (address) => {
    const { get } = await start()
    for (const key of [secret, 'wrong']) {
      const location = (await get(`http://site.example${address}preview=${key}`)).headers.get('location')!
      expect(new URL(location, 'http://site.example').origin).toBe('http://site.example')
    }
  })

  it('may be guessed ten times a minute by a client; after that even the right one is refused (RELIABILITY 19)', async () => {
    const { get } = await start()
    const ask = (key: string, address: string) => get(`/?preview=${key}`, undefined, {}, address)
    for (let i = 0; i < 10; i += 1) expect((await ask(`guess-${i}`, '10.0.0.1')).status).toBe(302)
    const { status, headers } = await ask(secret, '10.0.0.1')
    expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([429, '60', null])
    expect((await ask(secret, '10.0.0.2')).headers.get('set-cookie')).not.toBeNull()
    expect((await get('/', undefined, {}, '10.0.0.1')).status).toBe(200)
  })

  it('has no effect where no secret is configured (PAGE-22)', async () => {
    const { get } = await start({ previewSecrets: [] })
    for (const key of ['', 'undefined', secret]) {
      const { status, headers, html } = await get(`/about?preview=${key}`, 'preview=1.x')
      expect([status, headers.get('set-cookie'), html]).toEqual([200, null, '<p>published /about</p>'])
    }
  })
})

describe('a visitor in preview', () => {
  it('sees drafts, which no cache keeps and no search engine lists (PAGE-23, RELIABILITY 9)', async () => {
    const { get, enter } = await start()
    const published = await get('/about')
    const { html, headers, status } = await get('/about', await enter(), {
      headers: { 'if-none-match': published.headers.get('etag')! },
    })
    expect([status, html]).toEqual([200, '<p>DRAFT of /about</p>'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('etag')]).toEqual([
      'private, no-store',
      'noindex',
      null,
    ])
  })

  it('gets no prefetched page, which might be shown after leaving (RELIABILITY 9)', async () => {
    const { get, enter } = await start()
    const ahead = { headers: { 'sec-purpose': 'prefetch;prerender' } }
    const { status, html, headers } = await get('/about', await enter(), ahead)
    expect([status, html, headers.get('cache-control')]).toEqual([204, '', 'private, no-store'])
    expect((await get('/about', undefined, ahead)).status).toBe(200)
  })

  it('leaves by the form of the bar, not by a prefetched address (OR-10)', async () => {
    const { get, enter } = await start()
    const cookie = await enter()
    const left = await get('/about?preview=', cookie, { method: 'POST' })
    expect([left.status, left.headers.get('location'), left.headers.get('cache-control')]).toEqual([303, '/about', 'no-store'])
    expect(left.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\/;/)
    expect((await get('/about', cookie, { method: 'POST' })).status).toBe(405)
    expect((await get(`/about?preview=${secret}`, undefined, { method: 'POST' })).status).toBe(405)
  })

  it('is a client with a signed cookie, and no other (RELIABILITY 19)', async () => {
    const { get, enter } = await start()
    const cookie = await enter()
    const late = `preview=${Number.MAX_SAFE_INTEGER}`
    const forgeries = ['preview=', `preview=${secret}`, `${cookie}x`, cookie.replace(/=\d/, '=9'), 'preview=%E0%A4%A', 'x=1']
    for (const forged of [...forgeries, late, `${late}.`, `${late}.${cookie.split('.')[1]}`])
      expect([forged, (await get('/about', forged)).html]).toEqual([forged, '<p>published /about</p>'])
  })
})

it('lasts for an hour, and ends with the secret (OR-10, RELIABILITY 19)', async () => {
  let now = 1_000_000
  const { get, enter } = await start({ now: () => now })
  const cookie = await enter()
  expect(cookie).not.toContain(secret)
  expect((await get('/about', cookie)).html).toBe('<p>DRAFT of /about</p>')
  const other = await start({ previewSecrets: ['another-secret'], now: () => now })
  expect((await other.get('/about', cookie)).html).toBe('<p>published /about</p>')
  now += 60 * 60 * 1000
  expect((await get('/about', cookie)).html).toBe('<p>published /about</p>')
})

it('goes on with the old secret as long as there are two (OPS-06)', async () => {
  const [old, both, later] = [
    await start({ previewSecrets: ['old-secret'] }),
    await start({ previewSecrets: ['new-secret', 'old-secret'] }),
    await start({ previewSecrets: ['new-secret'] }),
  ]
  const sees = async (site: typeof old, cookie: string) => (await site.get('/about', cookie)).html.includes('DRAFT')
  const begun = await old.enter('old-secret')
  expect([await sees(both, begun), await sees(later, begun)]).toEqual([true, false])
  for (const key of ['old-secret', 'new-secret']) {
    const cookie = await both.enter(key)
    expect([key, await sees(both, cookie), await sees(later, cookie), await sees(old, cookie)]).toEqual([key, true, true, false])
  }
})

it('never mixes answers: 10,000 public and preview requests in turn, and no draft in a public answer (RELIABILITY 9)', async () => {
  const { get, enter } = await start()
  const cookie = await enter()
  const leaks: string[] = []
  let previewed = 0
  const ask = async (number: number) => {
    const path = `/p${number % 20}`
    const isPreview = number % 2 === 1
    const { html, headers } = await get(path, isPreview ? cookie : undefined)
    const isDraft = html.includes('DRAFT')
    if (isDraft !== isPreview) leaks.push(`${number} ${html}`)
    if (isPreview === (headers.has('etag') || headers.get('cache-control') !== 'private, no-store'))
      leaks.push(`${number} headers`)
    if (isDraft) previewed += 1
  }
  for (let from = 0; from < 10_000; from += 100) await Promise.all(Array.from({ length: 100 }, (_, i) => ask(from + i)))
  expect(leaks).toEqual([])
  expect(previewed).toBe(5_000)
}, 60_000)
