import { ApiError, type Client, type FamilyCard } from '@brand/content'
import { afterEach, expect, it, vi } from 'vitest'
import type { ProductFilter } from '../../routes/products.ts'
import type { SiteRequest } from '../../request/context.ts'
import { filteredProducts } from './filtered.ts'
import { listProps } from './props.ts'

const family = (id: string, ctFamilyIsHero = false) =>
  ({ id, ctFamilyName: id, ctFamilySlug: id, ctFamilyIsHero, usedLocale: 'en' }) as FamilyCard
const felt = { id: 'felt', ctFabricName: 'Félt', ctFabricSlug: 'felt', ctFabricIsHero: false, usedLocale: 'en' }
const [rib, wolk, lus] = [family('rib'), family('wolk', true), family('lus')]
const entry = (id: string, familyCount: number, fabric_count = 0) => ({
  id,
  title: id,
  slug: id,
  familyCount,
  fabric_count,
  pim_item_count: 0,
})
const client = {
  typologies: vi.fn(async () => [entry('walls', 1), entry('ceilings', 2), entry('fabrics', 0, 1), entry('none', 0)]),
  issues: vi.fn(async () => [entry('echo', 2), entry('calls', 1)]),
  ready2goCount: vi.fn(async () => ({ count: 8 })),
  fabrics: vi.fn(async () => [felt]),
  familyGrid: vi.fn(async (_asked: object): Promise<unknown> => ({
    hero: [wolk],
    normal: [rib, lus],
    total: 3,
    page: 1,
    pages: 1,
    left: {
      typologies: [{ id: 'walls', count: 1 }],
      issues: [{ id: 'echo', count: 1 }],
      class: [
        { id: 'D', count: 1 },
        { id: 'A', count: 2 },
      ],
      depth: [{ id: '50', count: 2 }],
      price: [],
    },
  })),
  searchFamilies: vi.fn(async (_asked: object): Promise<unknown> => [{ id: 'rib' }]),
}
const english = { locale: 'en', contentLocale: 'en' } as const
const request = (query = '') =>
  ({ client: client as unknown as Client, locale: 'en', query: new URLSearchParams(query) }) as SiteRequest
const filtered = (asked: ProductFilter, query = '') => filteredProducts(request(query), asked, 'pattern1')
const ids = ({ products }: { products: readonly { id: string }[] }) => products.map(({ id }) => id)

afterEach(() => void vi.restoreAllMocks())

it('without a filter there are all families, and Ready2Go is among the typologies (TYPO-04, TYPO-07, TYPO-12)', async () => {
  const found = await filtered({})
  expect(ids(found)).toEqual(['wolk', 'rib', 'lus'])
  expect(found.types.map(({ slug }) => slug)).toEqual(['walls', 'ceilings', 'fabrics', 'ready2go'])
  client.ready2goCount.mockRejectedValueOnce(new ApiError('Error', 500))
  expect((await filtered({})).types.map(({ slug }) => slug)).toEqual(['walls', 'ceilings', 'fabrics'])
})

it('asks for one page of what matches all filters; an entry with which nothing is left is known (TYPO-05, GRID-16)', async () => {
  for (const [asked, query, call] of [
    [{}, '', { template: 'all', page: 1 }],
    [{ issue: 'echo' }, 'page=3', { template: 'issues/echo', page: 3 }],
    [{ type: 'walls', issue: 'echo' }, 'page=x', { template: 'types/walls', issue: 'echo', page: 1 }],
    [{ type: 'fabrics', search: 'FELT' }, 'page=1e99', { template: 'types/fabrics', ids: 'rib,felt', page: 1 }],
    [{ type: 'nothing', search: 'x9' }, `page=${'9'.repeat(99)}`, { template: 'all', ids: 'rib', page: 999_999 }],
  ] as const) {
    await filtered(asked, query)
    expect(client.familyGrid.mock.lastCall).toEqual([{ locale: 'en', heroes: 15, normals: 95, ...call }])
  }
  const { types, issues } = await filtered({ type: 'walls', issue: 'echo' })
  expect([...types, ...issues].filter(({ left }) => left).map(({ slug }) => slug)).toEqual(['walls', 'echo'])
})

it('a filter that is none is left out, and a keyword that is too short asks nothing (SRCH-12)', async () => {
  client.searchFamilies.mockClear()
  const found = await filtered({ type: 'nothing', search: 'r' })
  expect([found.filter.type, ids(found)]).toEqual([undefined, ['wolk', 'rib', 'lus']])
  expect(client.searchFamilies).not.toHaveBeenCalled()
})

it('figures are asked for by their values; what is none is left out, and the chosen one stays with nothing left (TYPO-16)', async () => {
  const found = await filtered({ class: 'A', depth: '51', price: 'm²' })
  expect(client.familyGrid.mock.lastCall).toMatchObject([{ class: 'A', price: 'm²' }])
  expect([found.filter.class, found.filter.depth, found.filter.price]).toEqual(['A', undefined, 'm²'])
  expect(found.figures).toEqual({
    class: [
      { value: 'A', left: 2 },
      { value: 'D', left: 1 },
    ],
    depth: [{ value: '50', left: 2 }],
    price: [{ value: 'm²', left: 0 }],
  })
  const { figures, chosen } = listProps(found, { pattern: 'pattern2', first: 'type' }, { locale: 'de', contentLocale: 'de' })
  expect(
    figures!.map(({ title, entries }) => [title, ...entries.map((entry) => `${entry.title}: ${entry.count}, ${entry.href}`)]),
  ).toEqual([
    [
      'Absorberklasse',
      'Klasse A: 2, /de/acoustic-solutions?price=m%C2%B2',
      'Klasse D: 1, /de/acoustic-solutions?class=D&price=m%C2%B2',
    ],
    ['Tiefe', 'Bis 50\u00a0mm: 2, /de/acoustic-solutions?class=A&depth=50&price=m%C2%B2'],
    ['Preis', 'Preis je m², zzgl. MwSt.: 0, /de/acoustic-solutions?class=A'],
  ])
  expect(chosen!.map(({ label }) => label)).toEqual(['Klasse A', 'Preis je m², zzgl. MwSt.'])
})

it('a search that fails is logged and shows all; one too many is told (SRCH-14, RELIABILITY 21)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  client.searchFamilies.mockRejectedValueOnce(new ApiError('The search is not ready yet', 503))
  const found = await filtered({ search: 'rib' })
  expect([found.failed, ids(found), log.mock.calls.length]).toEqual([true, ['wolk', 'rib', 'lus'], 1])
  client.searchFamilies.mockRejectedValueOnce(new ApiError('Too many requests', 429))
  await expect(filtered({ search: 'rib' })).rejects.toThrow('Too many requests')
})

it('each pill leads to the address without it, the last one to the root; a chosen entry too (TYPO-05, TYPO-06)', async () => {
  const found = await filtered({ type: 'walls', issue: 'echo', search: 'rib' })
  const { chosen, types, issues, searchForm } = listProps(found, { pattern: 'pattern2', first: 'type' }, english)
  expect(chosen!.map(({ href }) => href)).toEqual([
    '/acoustic-solutions/issues/echo?search=rib',
    '/acoustic-solutions/types/walls?search=rib',
    '/acoustic-solutions/types/walls?issue=echo',
  ])
  expect(types!.find(({ current }) => current)!.href).toBe(chosen![0]!.href)
  expect(types!.at(-1)).toMatchObject({ href: '/acoustic-solutions/types/ready2go', reloadsPage: true, count: 8 })
  expect(issues!.find(({ id }) => id === 'calls')!.href).toBeUndefined()
  expect(searchForm).toEqual({
    href: '/acoustic-solutions/types/walls',
    values: { issue: 'echo' },
    clearHref: '/acoustic-solutions/types/walls?issue=echo',
  })
  // Counts include only products that match the other filters too.
  expect(issues!.map(({ id, count }) => [id, count])).toEqual([
    ['echo', 1],
    ['calls', 0],
  ])
  const one = listProps(await filtered({ type: 'walls' }), { pattern: 'pattern2', first: 'type' }, english)
  expect(one.chosen!.map(({ href }) => href)).toEqual(['/acoustic-solutions'])
})

it('a filter without products has its pill, and a keyword stands in the quotation marks of the language (TYPO-05)', async () => {
  const found = await filtered({ type: 'none', search: 'rib' })
  const labels = (locale: 'en' | 'de') =>
    listProps(found, { pattern: 'pattern2' }, { locale, contentLocale: locale }).chosen!.map(({ label }) => label)
  expect([labels('en'), labels('de')]).toEqual([
    ['none', '“rib”'],
    ['none', '„rib“'],
  ])
})

it('asks for families in the visitor’s language, and says where none has all words (SRCH-16, OR-22)', async () => {
  client.searchFamilies.mockResolvedValueOnce([{ id: 'rib', partial: true }])
  const found = await filtered({ search: 'rib class z' })
  expect(client.searchFamilies.mock.lastCall).toEqual([{ keyword: 'rib class z', locale: 'en' }])
  expect([found.partial, listProps(found, { pattern: 'pattern2' }, english).partial]).toEqual([true, true])
  // A fabric of that name has all of it.
  client.searchFamilies.mockResolvedValueOnce([{ id: 'rib', partial: true }])
  expect((await filtered({ search: 'felt' })).partial).toBe(false)
})

it('proposes what the keyword finds without the filters, or the filters without the keyword, where nothing matches (TYPO-18)', async () => {
  const none = {
    hero: [],
    normal: [],
    total: 0,
    page: 1,
    pages: 1,
    left: { typologies: [], issues: [], class: [], depth: [], price: [] },
  }
  client.familyGrid.mockResolvedValueOnce(none)
  const found = await filtered({ type: 'walls', search: 'rib' })
  expect([found.total, found.nearest.map(({ id }) => id)]).toEqual([0, ['wolk', 'rib', 'lus']])
  expect(client.familyGrid.mock.lastCall![0]).toMatchObject({ template: 'all', ids: 'rib', page: 1 })
  client.familyGrid.mockResolvedValueOnce(none)
  client.searchFamilies.mockResolvedValueOnce([])
  await filtered({ type: 'walls', search: 'zz' })
  expect(client.familyGrid.mock.lastCall![0]).toMatchObject({ template: 'types/walls' })
  expect(client.familyGrid.mock.lastCall![0]).not.toHaveProperty('ids')
  expect((await filtered({})).nearest).toEqual([])
})
