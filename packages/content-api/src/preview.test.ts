import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'
import { createPreviewGate, previewAttempts, takePreviewKey } from './preview.ts'
import { catalogue } from './test/catalogue.ts'
import { start } from './test/start.ts'

const secret = 'quite-a-secret'
const content = {
  ...catalogue,
  'records/page/draft.json': { ctPageSlug: 'draft', ctPageStatus: 'draft' },
  'records/article/old.draft.json': {
    ctArticleTitle: 'Old, but UNPUBLISHED',
    ctArticleSlug: 'old',
    ctArticleCategory: 'secret-category',
  },
  'records/category/secret-category.draft.json': { ctCategoryTitle: 'UNPUBLISHED category', ctCategorySlug: 'secret' },
}
const previewing = () => start({ content, previewSecret: secret })
const from = (remoteAddress: string | undefined) => ({ incoming: { socket: { remoteAddress } } })

describe('preview', () => {
  it.each(['preview', 'token'])(
    'shows drafts to a client with the secret, by the key %s (PAGE-21, PAGE-23, OR-10)',
    async (key) => {
      const { get } = await previewing()
      const { body } = await get(`/api/articles?slug=old&${key}=${secret}`)
      expect(body).toMatchObject({
        article: { ctArticleTitle: 'Old, but UNPUBLISHED', ctArticleCategory: { ctCategoryTitle: 'UNPUBLISHED category' } },
      })
      expect((await get(`/api/pages?slug=draft&${key}=${secret}`)).status).toBe(200)
      expect((await get(`/api/families?slug=secret&${key}=${secret}`)).status).toBe(200)
      expect((await get(`/api/categories?${key}=${secret}`)).body).toHaveLength(4)
    },
  )

  it('shows in lists, counts, grids and search what is offline, to nobody else (FAM-05, OR-94)', async () => {
    const { get, api } = await previewing()
    await api.settled()
    for (const [call, text] of [
      ['/api/families?', '"Secret"'],
      ['/api/family-grid?template=types/panels', '"Secret"'],
      ['/api/fabrics?', '"Tweed"'],
      ['/api/search?keyword=secr', '"Secret"'],
      ['/api/search-families?keyword=secr', '"Secret"'],
      ['/api/search-families?keyword=secr&locale=nl', '"Secret"'],
    ] as const) {
      expect(JSON.stringify((await get(call)).body), call).not.toContain(text)
      const { status, body } = await get(`${call}&preview=${secret}`)
      expect([call, status, JSON.stringify(body)]).toEqual([call, 200, expect.stringContaining(text)])
    }
    expect((await get('/api/families?slug=secret')).status).toBe(404)
    expect((await get(`/api/search?keyword=nothing&preview=${secret}`)).body).toEqual([])
  })

  it('shows published content to all others, without a hint (OR-10, RELIABILITY 19)', async () => {
    const { get } = await previewing()
    const published = await get('/api/articles?slug=old')
    for (const key of ['', 'wrong', secret.slice(0, -1), `${secret}x`, 'x'.repeat(100_000)]) {
      const { status, headers, body } = await get(`/api/articles?slug=old&preview=${key}`)
      expect([status, body]).toEqual([200, published.body])
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await get(`/api/pages?slug=draft&preview=${key}`)).status).toBe(404)
    }
  })

  it('does not exist without a secret (PAGE-22)', async () => {
    const { get } = await start({ content })
    for (const key of ['', 'undefined', 'null']) expect((await get(`/api/pages?slug=draft&preview=${key}`)).status).toBe(404)
    const gate = createPreviewGate([])
    for (let i = 0; i < 2 * previewAttempts.limit; i += 1) expect(await gate.admits('x', 'a')).toBe(false)
  })

  it('is neither cached nor indexed (OR-10)', async () => {
    const { get } = await previewing()
    const { headers } = await get(`/api/articles?slug=old&preview=${secret}`)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  it('never mixes answers: 10,000 public and preview requests in turn, no draft in a public one (RELIABILITY 9)', async () => {
    const { get } = await previewing()
    const calls = [
      '/api/articles?slug=old',
      '/api/articles?',
      '/api/categories?',
      '/api/pages?slug=draft',
      '/api/search?keyword=unpublished',
    ]
    const leaks: string[] = []
    let previewed = 0
    const ask = async (number: number) => {
      const call = calls[number % calls.length]!
      const isPreview = number % 2 === 1
      const { body, headers } = await get(isPreview ? `${call}&preview=${secret}` : call)
      const isDraft = /UNPUBLISHED|"draft"/.test(JSON.stringify(body))
      if (isDraft && !isPreview) leaks.push(call)
      if (isPreview && headers.get('cache-control') !== 'no-store') leaks.push(`${call} could be kept`)
      if (isDraft) previewed += 1
    }
    for (let start = 0; start < 10_000; start += 100) await Promise.all(Array.from({ length: 100 }, (_, i) => ask(start + i)))
    expect(leaks).toEqual([])
    expect(previewed).toBeGreaterThan(3_000)
  }, 60_000)

  it('follows the content (RELIABILITY 7)', async () => {
    const { get, api, write } = await previewing()
    const fetchStatus = async () => (await get(`/api/articles?slug=later&preview=${secret}`)).status
    expect(await fetchStatus()).toBe(404)
    await write({ 'records/article/later.draft.json': { ctArticleTitle: 'Later', ctArticleSlug: 'later' } })
    expect(await fetchStatus()).toBe(200)
    expect(api.snapshot().find('article', 'later', 'en')).toBeUndefined()
  })

  it('limits guessing by client: after ten wrong keys even the right one is refused; other clients are not affected (RELIABILITY 19)', async () => {
    const { api } = await previewing()
    const ask = (key: string, address: string | undefined) =>
      api.app.request(`/api/pages?slug=draft&preview=${key}`, { headers: { 'X-Forwarded-For': key } }, from(address))
    // The address of a connection that was reset is not known.
    for (const address of ['10.0.0.1', undefined]) {
      for (let i = 0; i < previewAttempts.limit; i += 1) expect((await ask(`guess-${i}`, address)).status).toBe(404)
      const refused = await ask(secret, address)
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
        429,
        '60',
        { message: 'Too many requests', code: 429 },
      ])
    }
    expect((await ask(secret, '10.0.0.2')).status).toBe(200)
    expect((await api.app.request('/api/pages', {}, from('10.0.0.1'))).status).toBe(200)
  })

  it('is in no log (RELIABILITY 19)', async () => {
    const { api, get, lines } = await previewing()
    api.snapshot().find = () => {
      throw new Error('broken')
    }
    await get('/api/articles?slug=old&preview=wrong-secret')
    expect(lines.at(-1)).toContain('broken')
    expect(lines.join('\n')).not.toMatch(/wrong-secret|quite-a-secret/)
  })
})

describe('the gate', async () => {
  it('admits the old secret too while there are two (OPS-06)', async () => {
    const gate = createPreviewGate(['new', 'old'])
    expect(await Promise.all(['new', 'old', 'new,old', '', 'older'].map((key) => gate.admits(key)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('forgets wrong keys after a minute (RELIABILITY 19)', async () => {
    let now = 0
    const gate = createPreviewGate([secret], createLimiter({ ...previewAttempts, now: () => now }))
    for (let i = 0; i < previewAttempts.limit; i += 1) await gate.admits('x', 'a')
    await expect(gate.admits(secret, 'a')).rejects.toThrow('Too many requests')
    now = previewAttempts.window
    expect(await gate.admits(secret, 'a')).toBe(true)
  })

  it('keeps its memory bounded, however many clients try (RELIABILITY 22)', async () => {
    const gate = createPreviewGate([secret])
    for (let i = 0; i < previewAttempts.limit; i += 1) await gate.admits('x', 'first')
    await expect(gate.admits(secret, 'first')).rejects.toThrow()
    for (let i = 0; i < 10_000; i += 1) await gate.admits('x', `client-${i}`)
    expect(await gate.admits(secret, 'first')).toBe(true)
  })
})

describe('the key in an address', () => {
  it.each([
    ['/about?preview=abc', { key: 'abc', rest: '/about' }],
    ['/nl/over-ons?a=1&token=abc&b=2', { key: 'abc', rest: '/nl/over-ons?a=1&b=2' }],
    ['/?preview=a&token=b&preview=c', { key: 'a', rest: '/' }],
    ['/about?preview=', { key: '', rest: '/about' }],
    ['//evil.example/x?preview=a', { key: 'a', rest: '/x' }],
    ['/..//evil.example?preview=a', { key: 'a', rest: '/evil.example' }],
    ['/\\evil.example?preview=a', { key: 'a', rest: '/' }],
    ['/%2f%2fevil.example?preview=a', { key: 'a', rest: '/%2f%2fevil.example' }],
    ['/about?previews=abc', undefined],
    ['/about', undefined],
    ['http://[?preview=a', undefined],
  ])('of %s is taken out, and what is left stays on this site (OR-10, RELIABILITY 11)', (address, expected) =>
    expect(takePreviewKey(address)).toEqual(expected),
  )
})
