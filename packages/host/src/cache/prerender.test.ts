import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageAddress } from './page-cache.ts'
import { createPrerenderer } from './prerender.ts'

const baseUrl = 'https://loden.example'

function open({ paths = ['/', '/about', '/nl'], baseUrls = [baseUrl], maxBytes = 2 ** 20 } = {}) {
  const content = { version: 'v1', paths }
  const wait = vi.fn(async () => {})
  const render = vi.fn(async ({ path }: PageAddress) => ({
    status: content.paths.includes(path) ? 200 : 404,
    html: `${path} ${content.version}`,
    headers: {},
  }))
  const cache = createPageCache({ render, version: () => content.version, maxBytes })
  const published = vi.fn(async () => content.paths)
  const prerender = createPrerenderer({ cache, published, baseUrls, idle: { wait } })
  const ask = async (path: string) => {
    const { status, body } = await cache.answer({ path, baseUrl }, { br: false, gzip: false })
    return `${status} ${String(body)}`
  }
  const rendered = () => render.mock.calls.map(([{ path }]) => path)
  return { ask, cache, content, prerender, published, render, rendered, wait }
}

describe('rendering ahead', () => {
  it('renders every published page for every address of the site, so that no visitor waits', async () => {
    const { ask, prerender, render } = open({ baseUrls: [baseUrl, 'https://other.example'] })
    expect(await prerender()).toBe(6)
    await ask('/about')
    expect(render).toHaveBeenCalledTimes(6)
    expect(render.mock.calls.map(([page]) => page)).toContainEqual({ path: '/nl', baseUrl: 'https://other.example' })
  })

  it('renders the most requested pages first after a change, and drops those that are gone', async () => {
    const { ask, cache, content, prerender, render, rendered } = open()
    await prerender()
    for (const path of ['/nl', '/nl', '/about']) await ask(path)
    Object.assign(content, { version: 'v2', paths: ['/', '/nl', '/new'] })
    render.mockClear()
    await prerender()
    expect(rendered()).toEqual(['/nl', '/about', '/', '/new'])
    expect(cache.has({ path: '/about', baseUrl })).toBe(false)
    expect([await ask('/nl'), await ask('/new')]).toEqual(['200 /nl v2', '200 /new v2'])
    expect(render).toHaveBeenCalledTimes(4)
  })

  it('waits for requests before each page, and renders one at a time', async () => {
    const { prerender, render, wait } = open()
    let running = 0
    render.mockImplementation(async ({ path }) => {
      expect((running += 1)).toBe(1)
      await Promise.resolve()
      running -= 1
      return { status: 200, html: path, headers: {} }
    })
    const turn = Promise.withResolvers<void>()
    wait.mockReturnValueOnce(turn.promise)
    const done = prerender()
    await expect.poll(() => wait).toHaveBeenCalledTimes(1)
    expect(render).not.toHaveBeenCalled()
    turn.resolve()
    expect(await done).toBe(3)
    expect(wait).toHaveBeenCalledTimes(3)
  })

  it('starts over when the content changes before it is done', async () => {
    const { content, prerender, rendered, wait } = open()
    const turn = Promise.withResolvers<void>()
    wait.mockResolvedValueOnce(undefined).mockReturnValueOnce(turn.promise)
    const first = prerender()
    await expect.poll(() => wait).toHaveBeenCalledTimes(2)
    content.version = 'v2'
    const second = prerender()
    turn.resolve()
    expect([await first, await second]).toEqual([undefined, 3])
    expect(new Set(rendered())).toEqual(new Set(['/', '/about', '/nl']))
  })

  it('stops when the cache is full, without evicting pages: 20,000 families in five languages (RELIABILITY 22)', async () => {
    const paths = Array.from({ length: 100_000 }, (_, i) => `/family-${i}`)
    const maxBytes = 50_000
    const { ask, cache, prerender, render } = open({ paths, maxBytes })
    await ask('/family-99999')
    const count = await prerender()
    expect(count).toBeLessThan(50)
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    render.mockClear()
    await ask('/family-99999')
    await ask('/family-0')
    expect(render).not.toHaveBeenCalled()
  })

  it('continues after a page that cannot be rendered, which is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask, prerender, render } = open()
    render.mockRejectedValueOnce(new Error('no'))
    await prerender()
    expect(error).toHaveBeenCalledWith('/ could not be prerendered:', expect.any(Error))
    expect(await ask('/nl')).toBe('200 /nl v1')
    expect(render).toHaveBeenCalledTimes(3)
    error.mockRestore()
  })

  it('reports a list of pages that cannot be loaded to its caller', async () => {
    const { prerender, published } = open()
    published.mockRejectedValueOnce(new Error('no list'))
    await expect(prerender()).rejects.toThrow('no list')
    expect(await prerender()).toBe(3)
  })
})
