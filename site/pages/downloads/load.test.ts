import { ApiError, locales, type Client } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { isAdded, type PageBlock } from '../../cms/page-blocks.ts'
import { inProcess } from '../../request/in-process.ts'
import { loadDownloads } from './load.ts'

const api = createApi({ source: embeddedSource(demoContent) })
const client: Client = inProcess(api)
beforeAll(() => api.ready)
afterAll(() => api.close())

interface Table {
  title: string
  anchor: string
  files: readonly { id: string; href?: string; lock?: string; requestHref?: string }[]
}

async function search(product: string, findLock: (url: string) => string | undefined = () => undefined) {
  const request = {
    client,
    locale: 'nl',
    path: '/nl/downloads',
    active: locales,
    query: new URLSearchParams({ product }),
    findLock,
  }
  const context = { request, urlPathname: '/downloads' } as unknown as PageContextServer
  const { blocks, fileSearch } = await loadDownloads(context)
  const tables = blocks.flatMap((block: PageBlock) =>
    isAdded(block) ? ((block.props as { tables?: readonly Table[] }).tables ?? []) : [],
  )
  return { tables, fileSearch }
}

it('puts the files of a product before the categories, those of a felt too (DL-41)', async () => {
  const { tables, fileSearch } = await search('Murmel')
  expect(tables[0]).toMatchObject({ title: 'Murmel', anchor: 'files-murmel' })
  expect(tables[0]!.files.length).toBeGreaterThan(5)
  expect(tables.map(({ anchor }) => anchor)).toContain('price_lists')
  expect(fileSearch).toMatchObject({ href: '/nl/downloads', keyword: 'Murmel' })
  // Wolk only mentions it.
  expect(fileSearch!.found).toBe(1)
  expect((await search('Loden vilt')).tables[0]!.title).toMatch(/^Loden/)
})

it('leads from a locked file of a product to the page that asks for it (DL-04, DL-41)', async () => {
  const { tables } = await search('Murmel', (url) => (url.endsWith('.rfa') || url.endsWith('.zip') ? 'lock-1' : undefined))
  const { tables: open } = await search('Murmel')
  const locked = tables[0]!.files.filter(({ lock }) => lock === 'locked')
  expect(locked).toHaveLength(open[0]!.files.filter(({ href }) => /\.(rfa|zip)$/.test(href!)).length)
  for (const { id, href, requestHref } of locked)
    expect([id, href, requestHref]).toEqual(['lock-1', undefined, '/nl/downloads/request/lock-1'])
})

it('shows the files of at most three products of a kind (DL-41)', async () => {
  expect((await search('hanglamp')).fileSearch!.found).toBe(3)
})

it('fails where the search fails: that is not to find nothing (DL-41)', async () => {
  const failing = vi.spyOn(client, 'search').mockRejectedValue(new ApiError('Too many requests', 429))
  await expect(search('Murmel')).rejects.toThrow()
  failing.mockRestore()
})

it('changes nothing for a keyword that finds no product, or is too short (DL-41)', async () => {
  expect(await search('qqqq')).toEqual({
    tables: [],
    fileSearch: { href: '/nl/downloads', name: 'product', keyword: 'qqqq', found: 0 },
  })
  expect((await search('m')).fileSearch).toMatchObject({ keyword: '', found: 0 })
})
