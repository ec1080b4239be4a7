import { ApiError, type Client, type FamilyCard } from '@brand/content'
import { afterEach, expect, it, vi } from 'vitest'
import type { SiteRequest } from '../context.ts'
import { filteredProducts } from './filtered.ts'
import { listProps, pageOf } from './props.ts'

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
const groups: Record<string, object> = {
  walls: { heroFamilies: [], normalFamilies: [rib] },
  ceilings: { heroFamilies: [wolk], normalFamilies: [lus] },
  fabrics: { heroFamilies: [], normalFamilies: [], normalFabrics: [felt] },
  echo: { heroFamilies: [wolk], normalFamilies: [rib] },
  calls: { heroFamilies: [], normalFamilies: [lus] },
}
const answer = async ({ slug }: { slug: string }) => ({
  response: { heroFamilies: [], normalFamilies: [], heroFabrics: [], normalFabrics: [], ...groups[slug] },
})
const client = {
  typologies: vi.fn(async () => [entry('walls', 1), entry('ceilings', 2), entry('fabrics', 0, 1), entry('none', 0)]),
  issues: vi.fn(async () => [entry('echo', 2), entry('calls', 1)]),
  ready2goCount: vi.fn(async () => ({ count: 8 })),
  familyGrid: vi.fn(async () => ({ hero: [wolk], normal: [rib, lus] })),
  typology: vi.fn(answer),
  issue: vi.fn(answer),
  searchFamilies: vi.fn(async (): Promise<unknown> => [{ id: 'rib' }]),
}
const request = (query = '') =>
  ({ client: client as unknown as Client, locale: 'en', query: new URLSearchParams(query) }) as SiteRequest
const ids = ({ hero, normal }: { hero: readonly { id: string }[]; normal: readonly { id: string }[] }) => [
  hero.map(({ id }) => id),
  normal.map(({ id }) => id),
]

afterEach(() => void vi.restoreAllMocks())

it('without a filter there are all families, and Ready2Go is among the typologies (TYPO-04, TYPO-07, TYPO-12)', async () => {
  const found = await filteredProducts(request(), {})
  expect(ids(found)).toEqual([['wolk'], ['rib', 'lus']])
  expect(found.types.map(({ slug }) => slug)).toEqual(['walls', 'ceilings', 'fabrics', 'ready2go'])
  client.ready2goCount.mockRejectedValueOnce(new ApiError('Error', 500))
  expect((await filteredProducts(request(), {})).types.map(({ slug }) => slug)).toEqual(['walls', 'ceilings', 'fabrics'])
})

it('results match all filters; an entry with which nothing is left is known (TYPO-05)', async () => {
  const found = await filteredProducts(request(), { type: 'walls', issue: 'echo' })
  expect(ids(found)).toEqual([[], ['rib']])
  expect(found.issues.map(({ slug, isLeft }) => [slug, isLeft])).toEqual([
    ['echo', true],
    ['calls', false],
  ])
  expect(found.types.filter(({ isLeft }) => isLeft).map(({ slug }) => slug)).toEqual(['walls', 'ceilings', 'ready2go'])
  expect(ids(await filteredProducts(request(), { issue: 'echo', search: 'rib' }))).toEqual([[], ['rib']])
  expect(ids(await filteredProducts(request(), { type: 'fabrics', search: 'FELT' }))).toEqual([[], ['felt']])
})

it('only what another filter may leave empty is asked for', async () => {
  for (const [asked, calls] of [
    [{}, [0, 0]],
    [{ type: 'walls' }, [1, 2]],
    [{ issue: 'echo' }, [4, 1]],
    [{ search: 'rib' }, [4, 2]],
  ] as const) {
    vi.clearAllMocks()
    await filteredProducts(request(), asked)
    expect([client.typology.mock.calls.length, client.issue.mock.calls.length]).toEqual(calls)
  }
})

it('a filter that is none is left out, and a keyword that is too short asks nothing (SRCH-12)', async () => {
  client.searchFamilies.mockClear()
  const found = await filteredProducts(request(), { type: 'nothing', search: 'r' })
  expect([found.filter.type, ids(found)]).toEqual([undefined, [['wolk'], ['rib', 'lus']]])
  expect(client.searchFamilies).not.toHaveBeenCalled()
})

it('a search that fails is logged and shows all; one too many is told (SRCH-14, RELIABILITY 21)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  client.searchFamilies.mockRejectedValueOnce(new ApiError('The search is not ready yet', 503))
  const found = await filteredProducts(request(), { search: 'rib' })
  expect([found.failed, ids(found), log.mock.calls.length]).toEqual([true, [['wolk'], ['rib', 'lus']], 1])
  client.searchFamilies.mockRejectedValueOnce(new ApiError('Too many requests', 429))
  await expect(filteredProducts(request(), { search: 'rib' })).rejects.toThrow('Too many requests')
})

it('each pill leads to the address without it, the last one to the root; a chosen entry too (TYPO-05, TYPO-06)', async () => {
  const found = await filteredProducts(request(), { type: 'walls', issue: 'echo', search: 'rib' })
  const { chosen, types, issues, search } = listProps(found, { pattern: 'pattern2', first: 'type', language: 'en' }, request())
  expect(chosen!.map(({ href }) => href)).toEqual([
    '/acoustic-solutions/issues/echo?search=rib',
    '/acoustic-solutions/types/walls?search=rib',
    '/acoustic-solutions/types/walls?issue=echo',
  ])
  expect(types!.find(({ current }) => current)!.href).toBe(chosen![0]!.href)
  expect(types!.at(-1)).toMatchObject({ href: '/acoustic-solutions/types/ready2go', apart: true, count: 8 })
  expect(issues!.find(({ id }) => id === 'calls')!.href).toBeUndefined()
  expect(search).toEqual({
    href: '/acoustic-solutions/types/walls',
    values: { issue: 'echo' },
    clearHref: '/acoustic-solutions/types/walls?issue=echo',
  })
  const one = listProps(
    await filteredProducts(request(), { type: 'walls' }),
    { pattern: 'pattern2', first: 'type', language: 'en' },
    request(),
  )
  expect(one.chosen!.map(({ href }) => href)).toEqual(['/acoustic-solutions'])
})

it('a long list is shown page by page, whole cycles at a time (GRID-16)', () => {
  const items = { hero: Array.from({ length: 16 }, (_, i) => `h${i}`), normal: Array.from({ length: 100 }, (_, i) => `n${i}`) }
  const at = (query: string) => pageOf(items, 'pattern1', new URLSearchParams(query))
  expect([at('').items.length, at('').pages, at('page=2').items]).toEqual([110, 2, ['h15', 'n95', 'n96', 'n97', 'n98', 'n99']])
  expect([at('page=9').page, at('page=0').page, at('page=x').page]).toEqual([2, 1, 1])
})
