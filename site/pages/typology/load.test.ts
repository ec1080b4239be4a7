import type { Client } from '@brand/content'
import { expect, it } from 'vitest'
import type { SiteRequest } from '../../request/context.ts'
import { loadTypology } from './load.ts'

const fabric = { id: 'moss', ctFabricName: 'Moss', ctFabricSlug: 'moss', ctFabricIsHero: false, usedLocale: 'de' }
const family = { id: 'rib', ctFamilyName: 'Rib', ctFamilySlug: 'rib', ctFamilyIsHero: false, usedLocale: 'de' }
const lists: Record<string, Partial<Record<'normalFabrics' | 'normalFamilies', object[]>>> = {
  fabrics: { normalFabrics: [fabric] },
  walls: { normalFamilies: [family] },
}
const page = { localizedSlugs: { type: 'page', slugs: { en: 'contact' } } }
const calls: Record<string, (ask: Partial<Record<'slug' | 'template', string>>) => Promise<unknown>> = {
  pageAddress: async () => page,
  general: async () => ({ menus: [] }),
  ready2goCount: async () => ({ count: 0 }),
  familyGrid: async ({ template }) => {
    const { normalFabrics = [], normalFamilies = [] } = lists[template!.replace('types/', '')]!
    const normal = [...normalFabrics, ...normalFamilies]
    return {
      hero: [],
      normal,
      total: 1,
      page: 1,
      pages: 1,
      left: { typologies: [], issues: [], class: [], depth: [], price: [] },
    }
  },
  typology: async ({ slug = '' }) => ({
    usedLocale: 'de',
    localizedSlugs: { type: 'typology', slugs: { de: slug } },
    response: {
      ctTypologyTitle: slug,
      ctTypologyMetadata: {},
      heroFamilies: [],
      normalFamilies: [],
      heroFabrics: [],
      normalFabrics: [],
      ...lists[slug],
    },
  }),
  typologies: async () =>
    ['fabrics', 'walls'].map((slug) => ({ id: slug, title: slug, slug, familyCount: 1, fabric_count: 0, pim_item_count: 0 })),
}
const client = new Proxy(calls, { get: (all, name) => all[name as string] ?? (async () => []) }) as unknown as Client
const loadList = async (slug: string) => {
  const path = `/de/acoustic-solutions/types/${slug}`
  const request = { client, locale: 'de', active: ['de'], path, query: new URLSearchParams() } as unknown as SiteRequest
  return (await loadTypology(request, slug)).list
}

it('fabrics stand in the grid without landscape cards, and lead to their own pages (RT-30, FAB-04)', async () => {
  const { pattern, products } = await loadList('fabrics')
  expect([pattern, products.map(({ title, href }) => [title, href])]).toEqual(['pattern3', [['Moss', '/de/fabrics/moss']]])
})

it('families of a typology stand in the grid of lists (RT-29, RT-33)', async () => {
  const { pattern, products } = await loadList('walls')
  expect([pattern, products.map(({ href }) => href)]).toEqual(['pattern2', ['/de/acoustic-solutions/rib']])
})
