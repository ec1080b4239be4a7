import { describe, expect, it, vi } from 'vitest'
import type { SiteRequest } from '../pages/context.ts'
import { createShortcuts } from './shortcuts.ts'

type Rendered = Parameters<ReturnType<typeof createShortcuts>['learn']>[1]

const site = { locale: 'en' } as SiteRequest
const page = (text: string) => `<html><head><meta charset="utf-8"></head><body>${text}<footer></footer></body></html>`
const withTags = (html: string) =>
  html.replace('<head>', '<head><link href="/a.css">').replace('</body>', '<script src="/a.js"></script></body>')

const body = withTags(page('first'))

/** What Vike would give back after it rendered a page with these hooks. */
function rendered({ status = 200, data = vi.fn<(context: object) => Promise<unknown>>(async () => 'data') } = {}) {
  const onRenderHtml = vi.fn((context: object) => ({
    pageContext: { document: { status: 200, style: '', html: page(`again ${(context as { data: string }).data}`) } },
  }))
  const result = {
    document: { status, style: '', html: page('first') },
    config: { data, onRenderHtml },
    Page: () => null,
  }
  return { data, onRenderHtml, result: result as unknown as Rendered }
}

describe('the way past Vike', () => {
  it('is not taken before Vike has rendered the path', async () => {
    expect(await createShortcuts().render('/about', site)).toBeUndefined()
  })

  it('calls the page’s own hooks and adds the tags of the build', async () => {
    const shortcuts = createShortcuts()
    const { data, onRenderHtml, result } = rendered()
    shortcuts.learn('/about', result, body)
    expect((await shortcuts.render('/about', site))?.html).toBe(withTags(page('again data')))
    expect(data).toHaveBeenCalledWith({ site, urlPathname: '/about' })
    expect(onRenderHtml.mock.calls[0]![0]).toMatchObject({ site, data: 'data', Page: result.Page })
    expect(await shortcuts.render('/other', site)).toBeUndefined()
  })

  it('leaves errors and redirects to Vike', async () => {
    const shortcuts = createShortcuts()
    shortcuts.learn('/gone', rendered({ status: 404 }).result, body)
    expect(await shortcuts.render('/gone', site)).toBeUndefined()
    shortcuts.learn('/about', rendered({ data: vi.fn(() => Promise.reject(new Error('moved'))) }).result, body)
    expect(await shortcuts.render('/about', site)).toBeUndefined()
  })

  it('remembers a bounded number of paths', async () => {
    const shortcuts = createShortcuts({ maxPaths: 2 })
    for (const path of ['/1', '/2', '/3']) shortcuts.learn(path, rendered().result, body)
    expect(await shortcuts.render('/1', site)).toBeUndefined()
    expect(await shortcuts.render('/3', site)).toBeDefined()
  })
})
