import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { TooManyWaitingError } from '../queue/fair-queue.ts'
import { createPageCache } from './page-cache.ts'
import type { Answer, Rendered } from './page.ts'

const page = (html: string, status = 200): Rendered => ({ status, html, headers: { 'content-security-policy': 'x' } })
const about = { path: '/about', baseUrl: 'https://loden.example' }
const uncompressed = { br: false, gzip: false }
const all = { br: true, gzip: true }
const text = ({ body }: Answer) => String(body)

/** A cache over content whose version a test changes; a page shows the version that it was rendered from. */
function open({ maxBytes }: { maxBytes?: number } = {}) {
  const content = { version: 'v1' }
  const clock = { now: 0 }
  const render = vi.fn(async ({ path }: typeof about) => page(`<p>${path} ${content.version}</p>`))
  const cache = createPageCache({ render, version: () => content.version, now: () => clock.now, ...(maxBytes && { maxBytes }) })
  return { cache, clock, content, render, ask: (address = about) => cache.answer(address, uncompressed) }
}

describe('a requested page', () => {
  it('is rendered once for 200 requests at the same moment (RELIABILITY 8)', async () => {
    const { cache, render } = open()
    const answers = await Promise.all(Array.from({ length: 200 }, () => cache.answer(about, all)))
    expect(render).toHaveBeenCalledTimes(1)
    for (const { status, body } of answers)
      expect([status, gunzipSync(body as Buffer).toString()]).toEqual([200, '<p>/about v1</p>'])
    await cache.answer(about, all)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is answered with a quick encoding first and the best one soon after; each client gets one that it accepts', async () => {
    const { cache, render } = open()
    const html = '<p>text</p>'.repeat(500)
    render.mockResolvedValue(page(html))
    expect((await cache.answer(about, all)).headers['content-encoding']).toBe('gzip')
    await expect.poll(async () => (await cache.answer(about, all)).headers['content-encoding']).toBe('br')
    const best = await cache.answer(about, all)
    const gzip = await cache.answer(about, { ...all, br: false })
    const none = await cache.answer(about, uncompressed)
    expect(brotliDecompressSync(best.body as Buffer).toString()).toBe(html)
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body as Buffer).toString()]).toEqual(['gzip', html])
    expect([none.headers['content-encoding'], text(none)]).toEqual([undefined, html])
    expect(new Set([best, gzip, none].map(({ headers }) => headers.vary))).toEqual(new Set(['Accept-Encoding']))
  })

  it('is decompressed once for all clients without compression', async () => {
    const { cache, render } = open()
    const html = '<p>text</p>'.repeat(500)
    render.mockResolvedValue(page(html))
    const bodies = []
    for (let i = 0; i < 5; i++) bodies.push((await cache.answer(about, uncompressed)).body)
    expect(String(bodies[0])).toBe(html)
    expect(new Set(bodies).size).toBe(1)
  })

  it('is answered 304 without a body, with its own headers, when the validator matches', async () => {
    const { cache, ask } = open()
    const { headers } = await ask()
    const again = await cache.answer(about, { ...all, ifNoneMatch: `"other", ${headers.etag}` })
    expect(again).toMatchObject({ status: 304, body: null })
    expect(again.headers).toMatchObject({ etag: headers.etag, 'content-security-policy': 'x', vary: 'Accept-Encoding' })
    expect((await cache.answer(about, { ...all, ifNoneMatch: 'W/"other"' })).status).toBe(200)
  })

  it('may be cached by shared caches unless the language decides at its address (LOC-26)', async () => {
    const { ask } = open()
    const caching = async (path: string) => (await ask({ ...about, path })).headers['cache-control']
    expect(await caching('/nl')).toMatch(/^public,.*s-maxage=\d+, stale-while-revalidate=\d+/)
    expect(await caching('/')).toBe('private, no-cache')
  })

  it('is a separate page for each address of the site (RELIABILITY 13)', async () => {
    const { ask, render } = open()
    render.mockImplementation(async ({ baseUrl }) => page(baseUrl))
    for (const baseUrl of ['https://a.example', 'https://b.example', 'https://a.example'])
      expect(text(await ask({ ...about, baseUrl }))).toBe(baseUrl)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('is not cached when it is an error, and a failed rendering does not affect the next', async () => {
    const { ask, render } = open()
    render.mockResolvedValue(page('gone', 404))
    const first = await ask()
    await ask()
    expect(render).toHaveBeenCalledTimes(2)
    expect([first.status, first.headers['cache-control'], first.headers.etag]).toEqual([404, 'no-store', undefined])
    render.mockRejectedValueOnce(new Error('no'))
    await expect(ask()).rejects.toThrow('no')
    render.mockResolvedValue(page('x'))
    expect((await ask()).status).toBe(200)
  })
})

it('keeps one page that stands for all that are not there, until it changes (RELIABILITY 22, 27)', async () => {
  const { ask, cache, content, render } = open()
  render.mockImplementation(async () => page(`none in ${content.version}`, 404))
  const missing = { ...about, path: '/de/-' }
  for (let i = 0; i < 3; i++) expect([(await ask(missing)).status, text(await ask(missing))]).toEqual([404, 'none in v1'])
  expect(render).toHaveBeenCalledTimes(1)
  content.version = 'v2'
  await cache.renderAhead(missing)
  expect(text(await ask(missing))).toBe('none in v2')
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a page in the turn of who asks for it, and forgets none for a client that is refused (RELIABILITY 33)', async () => {
  const { cache, clock, content, render } = open()
  const turn = { client: '192.0.2.7' }
  await cache.answer(about, uncompressed, turn)
  expect(render).toHaveBeenLastCalledWith(about, turn)
  content.version = 'v2'
  cache.noteChange()
  clock.now = 60_000
  render.mockRejectedValueOnce(new TooManyWaitingError())
  await expect(cache.answer(about, uncompressed, turn)).rejects.toThrow(TooManyWaitingError)
  expect(cache.has(about)).toBe(true)
})

describe('when the content changes', () => {
  it('no answer is older than a minute after the change, though nothing renders ahead (RELIABILITY 7)', async () => {
    const { ask, cache, clock, content, render } = open()
    await ask()
    content.version = 'v2'
    cache.noteChange()
    // The page is asked for by nobody until two changes have come.
    clock.now = 59_000
    content.version = 'v3'
    cache.noteChange()
    clock.now = 60_000
    expect(text(await ask())).toBe('<p>/about v3</p>')
    content.version = 'v4'
    cache.noteChange()
    clock.now = 119_999
    expect(text(await ask())).toBe('<p>/about v3</p>')
    await expect.poll(async () => text(await ask())).toBe('<p>/about v4</p>')
    clock.now = 500_000
    expect(text(await ask())).toBe('<p>/about v4</p>')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('the old answer is served while the page is rendered once in the background (RELIABILITY 7, 8)', async () => {
    const { ask, content, render } = open()
    await ask()
    content.version = 'v2'
    const rendering = Promise.withResolvers<Rendered>()
    render.mockReturnValueOnce(rendering.promise)
    for (let i = 0; i < 200; i++) expect(text(await ask())).toBe('<p>/about v1</p>')
    expect(render).toHaveBeenCalledTimes(2)
    rendering.resolve(page('<p>new</p>'))
    await expect.poll(async () => text(await ask())).toBe('<p>new</p>')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('a requested page is rendered before those that are rendered ahead', async () => {
    const { ask, cache, content, render } = open()
    const other = { ...about, path: '/other' }
    const third = { ...about, path: '/third' }
    for (const address of [about, other, third]) await ask(address)
    render.mockClear()
    content.version = 'v2'
    const ahead = [cache.renderAhead(about), cache.renderAhead(other)]
    await ask(third)
    await Promise.all(ahead)
    expect(render.mock.calls.map(([{ path }]) => path)).toEqual(['/about', '/third', '/other'])
  })

  it.each([
    ['gone', async () => page('gone', 404), 404],
    ['moved', async () => ({ ...page('', 301), headers: { location: '/new' } }), 301],
  ])('a page that is %s is no longer served', async (_, rendering, status) => {
    const { ask, content, render } = open()
    await ask()
    content.version = 'v2'
    render.mockImplementation(rendering)
    expect((await ask()).status).toBe(200)
    await expect.poll(async () => (await ask()).status).toBe(status)
  })

  it('a page that cannot be rendered any more is no longer served, and the error is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask, content, render } = open()
    await ask()
    content.version = 'v2'
    render.mockRejectedValue(new Error('no'))
    await ask()
    await expect.poll(() => error).toHaveBeenCalledWith('/about could not be prerendered:', expect.any(Error))
    await expect(ask()).rejects.toThrow('no')
    error.mockRestore()
  })

  it('while a page is rendered, it is rendered again, so that no page is part old, part new (RELIABILITY 7)', async () => {
    const { ask, content, render } = open()
    render.mockImplementationOnce(async () => {
      const old = content.version
      content.version = 'v2'
      return page(old)
    })
    expect(text(await ask())).toBe('<p>/about v2</p>')
    await ask()
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('during every attempt, or before a page is stored, the answer is not stored (RELIABILITY 7)', async () => {
    const { cache, ask, content, render } = open()
    let changes = 0
    render.mockImplementation(async () => page((content.version = `${(changes += 1)}`)))
    await ask()
    expect([cache.has(about), render.mock.calls.length]).toEqual([false, 4])
    render.mockImplementation(async () => {
      setImmediate(() => (content.version = 'later'))
      return page('old')
    })
    await ask()
    expect(cache.has(about)).toBe(false)
  })

  it('a page that stays the same keeps its best encoding', async () => {
    const { cache, content, render } = open()
    render.mockResolvedValue(page('same'))
    await cache.answer(about, all)
    await expect.poll(async () => (await cache.answer(about, all)).headers['content-encoding']).toBe('br')
    content.version = 'v2'
    await cache.renderAhead(about)
    expect(cache.stale()).toEqual([])
    expect((await cache.answer(about, all)).headers['content-encoding']).toBe('br')
  })

  it('the stale pages are known, most requested first', async () => {
    const { ask, cache, content } = open()
    const paths = ['/a', '/b', '/c']
    for (const [requests, path] of paths.entries()) for (let i = 0; i <= requests; i++) await ask({ ...about, path })
    expect(cache.stale()).toEqual([])
    content.version = 'v2'
    expect(cache.stale().map(({ path }) => path)).toEqual(['/c', '/b', '/a'])
    for (const address of cache.stale()) await cache.renderAhead(address)
    content.version = 'v3'
    expect(cache.stale().map(({ path }) => path)).toEqual(['/c', '/b', '/a'])
  })
})

describe('a change that is known', () => {
  /** A cache over numbered changes; the page at a path shows the record of that name. */
  function openNumbered(sharedAge?: number) {
    const log: ReadonlySet<string>[] = []
    const clock = { now: 0 }
    const render = vi.fn(async ({ path }: typeof about): Promise<Rendered> => ({
      ...page(`${path} ${log.length}`),
      tags: [path],
    }))
    const cache = createPageCache({
      render,
      version: () => log.length,
      changesSince: (since) => ({ has: (tag) => log.slice(since).some((changes) => changes.has(tag)) }),
      now: () => clock.now,
      sharedAge: () => sharedAge,
    })
    const change = (...tags: string[]) => {
      log.push(new Set(tags))
      cache.noteChange()
    }
    return {
      cache,
      change,
      clock,
      render,
      ask: async (path: string) => text(await cache.answer({ ...about, path }, uncompressed)),
    }
  }

  it('makes only the pages stale that show it (RELIABILITY 7)', async () => {
    const { ask, cache, change, clock, render } = openNumbered()
    for (const path of ['/a', '/b']) await ask(path)
    for (let i = 0; i < 3; i++) change('/b')
    clock.now = 1_000_000
    expect(cache.stale().map(({ path }) => path)).toEqual(['/b'])
    expect([await ask('/a'), await ask('/b')]).toEqual(['/a 0', '/b 3'])
    expect(render).toHaveBeenCalledTimes(3)
    change('/a')
    expect(await ask('/a')).toBe('/a 0')
    await expect.poll(() => ask('/a')).toBe('/a 4')
  })

  it('is for shared caches to ask again at once while a page is stale; they keep others for as long as is said (OPS-07)', async () => {
    const { cache, change, render } = openNumbered(86_400)
    const kept = async () =>
      /s-maxage=(\d+)/.exec((await cache.answer({ ...about, path: '/a' }, uncompressed)).headers['cache-control']!)![1]
    expect([await kept(), await kept()]).toEqual(['86400', '86400'])
    render.mockReturnValueOnce(new Promise(() => {}))
    change('/a')
    expect(await kept()).toBe('1')
  })

  it('during a rendering counts if the page shows it, and only then (RELIABILITY 7)', async () => {
    const { ask, cache, change, render } = openNumbered()
    const during = (tag: string) =>
      render.mockImplementationOnce(async ({ path }) => {
        change(tag)
        return { ...page('of before'), tags: [path] }
      })
    during('/b')
    expect([await ask('/a'), render.mock.calls.length, cache.stale()]).toEqual(['of before', 1, []])
    during('/b')
    expect([await ask('/b'), render.mock.calls.length]).toEqual(['/b 2', 3])
  })

  it('concerns every page of which it is not known what it shows (RELIABILITY 7)', async () => {
    const { ask, cache, change, render } = openNumbered()
    render.mockImplementation(async () => page('a'))
    await ask('/a')
    change('unknown', '/b')
    expect(cache.stale()).toHaveLength(1)
  })
})

describe('the bytes of the cache', () => {
  it('contain no missing pages, however many paths are tried (RELIABILITY 22)', async () => {
    const { ask, cache, render } = open({ maxBytes: 20_000 })
    render.mockResolvedValue(page('gone', 404))
    for (let i = 0; i < 1000; i++) await ask({ ...about, path: `/${i}` })
    expect(cache.bytes).toBe(0)
  })

  it('are bounded, whatever is requested (RELIABILITY 22)', async () => {
    const maxBytes = 20_000
    const { ask, cache } = open({ maxBytes })
    for (let i = 0; i < 100; i++) await ask({ ...about, path: `/${i}` })
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    expect(cache.isFull).toBe(true)
  })
})
