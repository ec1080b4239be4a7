import { expect, it } from 'vitest'
import { start } from '../test/start.ts'

const family = (slug: string, typology: string, issue: string, ctFamilyIsHero = false) => ({
  [`records/family/${slug}.json`]: {
    ctFamilyName: slug,
    ctFamilySlug: slug,
    ctFamilyIsHero,
    ctFamilyTypologies: [typology],
    ctFamilyIssues: [issue],
  },
})
const typology = (slug: string) => ({ [`records/typology/${slug}.json`]: { ctTypologyTitle: slug, ctTypologySlug: slug } })
const issue = (slug: string) => ({ [`records/issue/${slug}.json`]: { ctFamilyIssueTitle: slug, ctFamilyIssueSlug: slug } })
const content = {
  ...family('rib', 'walls', 'echo'),
  ...family('wolk', 'ceilings', 'echo', true),
  ...family('lus', 'ceilings', 'calls'),
  'records/fabric/felt.json': { ctFabricName: 'felt', ctFabricSlug: 'felt', ctFabricTypologies: ['fabrics'] },
  ...typology('walls'),
  ...typology('ceilings'),
  ...typology('fabrics'),
  ...issue('echo'),
  ...issue('calls'),
}

async function grids(files: Record<string, unknown> = content) {
  const { client } = await start({ content: files })
  return async (asked: Omit<Parameters<typeof client.familyGrid>[0], 'locale'>) => {
    const { hero, normal, ...rest } = await client.familyGrid({ locale: 'en', ...asked })
    return { shown: [hero, normal].map((list) => list.map(({ id }) => id)), ...rest }
  }
}

const one = (id: string) => ({ id, count: 1 })

it('answers what matches all filters, and how much is left with each of the others (TYPO-05)', async () => {
  const ask = await grids()
  expect(await ask({ template: 'all' })).toMatchObject({ shown: [['wolk'], ['lus', 'rib']], total: 3, page: 1, pages: 1 })
  expect(await ask({ template: 'types/walls', issue: 'echo' })).toMatchObject({
    shown: [[], ['rib']],
    left: { typologies: [one('ceilings'), one('walls')], issues: [one('echo')] },
  })
  expect(await ask({ template: 'issues/calls' })).toMatchObject({
    shown: [[], ['lus']],
    left: { typologies: [one('ceilings')], issues: [{ id: 'echo', count: 2 }, one('calls')] },
  })
  expect(await ask({ template: 'issues/echo', ids: 'lus,rib' })).toMatchObject({
    shown: [[], ['rib']],
    left: { typologies: [one('walls')], issues: [one('calls'), one('echo')] },
  })
  expect(await ask({ template: 'types/fabrics', ids: 'felt' })).toMatchObject({ shown: [[], ['felt']] })
  expect(await ask({ template: 'all', ids: 'felt' })).toMatchObject({ shown: [[], []], left: { typologies: [one('fabrics')] } })
  expect(await ask({ template: 'all', ids: '' })).toMatchObject({ total: 0, pages: 1, left: { typologies: [], issues: [] } })
  await expect(ask({ template: 'types/walls', issue: 'none' })).rejects.toMatchObject({ code: 404 })
})

it('answers what has the figures that are asked for, and how much is left with each other value (TYPO-16)', async () => {
  const absorbs = { A: [0.9, 0.9, 0.95, 1, 1, 0.95], C: [0.2, 0.35, 0.7, 0.65, 0.6, 0.55] }
  const measured = (slug: string, absorption: number[] | undefined, depth: number[], per: string, typology = 'walls') => ({
    [`records/family/${slug}.json`]: {
      ctFamilyName: slug,
      ctFamilySlug: slug,
      ctFamilyTypologies: [typology],
      ...(absorption && { absorption }),
      facts: [
        { name: 'depth', values: depth, unit: 'mm' },
        { name: 'price', values: [90], unit: '€', per },
      ],
    },
  })
  const ask = await grids({
    ...content,
    ...measured('deep', absorbs.A, [45, 90], 'm²'),
    ...measured('thin', absorbs.C, [24], 'm²'),
    ...measured('sail', absorbs.A, [40], 'piece', 'ceilings'),
    ...measured('huge', undefined, [300], 'm'),
    'records/fabric/felt.json': {
      ctFabricName: 'felt',
      ctFabricSlug: 'felt',
      ctFabricTypologies: ['fabrics'],
      absorption: absorbs.A,
    },
  })
  const counts = (left: { id: string; count: number }[]) => Object.fromEntries(left.map(({ id, count }) => [id, count]))
  const all = await ask({ template: 'all' })
  expect(counts(all.left.class)).toEqual({ A: 2, C: 1 })
  // A depth beyond all limits fits none. The deepest model of a product counts.
  expect(counts(all.left.depth)).toEqual({ 25: 1, 50: 2, 100: 3 })
  expect(counts(all.left.price)).toEqual({ 'm²': 2, piece: 1, m: 1 })
  const shallow = await ask({ template: 'all', class: 'A', depth: '50' })
  expect(shallow).toMatchObject({ shown: [[], ['sail']], total: 1 })
  expect(counts(shallow.left.class)).toEqual({ A: 1, C: 1 })
  expect(counts(shallow.left.depth)).toEqual({ 50: 1, 100: 2 })
  expect(counts(shallow.left.price)).toEqual({ piece: 1 })
  expect(counts((await ask({ template: 'all', class: 'A' })).left.typologies)).toEqual({ ceilings: 1, walls: 1, fabrics: 1 })
  expect((await ask({ template: 'types/walls', price: 'm²', ids: 'deep,sail' })).shown).toEqual([[], ['deep']])
  expect((await ask({ template: 'types/fabrics', class: 'A' })).shown).toEqual([[], ['felt']])
  await expect(ask({ template: 'all', class: 'Z' })).rejects.toMatchObject({ code: 400 })
})

it('answers what follows a product, round from the last to the first, none of them large', async () => {
  const ask = await grids()
  expect((await ask({ template: 'all', after: 'lus', normals: 2 })).shown).toEqual([[], ['rib', 'wolk']])
  expect((await ask({ template: 'types/walls', after: 'rib', normals: 2 })).shown).toEqual([[], []])
})

it('is answered page by page; each product is on one page (GRID-16)', async () => {
  const many = Array.from({ length: 12 }, (_, i) => family(`f${String(i).padStart(2, '0')}`, 'walls', 'echo', i % 4 === 0))
  const ask = await grids(Object.assign({}, content, ...many) as typeof content)
  const page = (number: number) => ask({ template: 'types/walls', page: number, heroes: 1, normals: 5 })
  const pages = [await page(1), await page(2), await page(3)]
  expect(pages.map(({ shown }) => shown)).toEqual([
    [['f00'], ['f01', 'f02', 'f03', 'f05', 'f06']],
    [['f04'], ['f07', 'f09', 'f10', 'f11', 'rib']],
    [['f08'], []],
  ])
  expect(pages.map(({ total, pages }) => [total, pages])).toEqual([
    [13, 3],
    [13, 3],
    [13, 3],
  ])
  expect([(await page(9)).page, (await page(0)).page]).toEqual([3, 1])
})
