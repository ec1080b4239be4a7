import type { Family, ImageRecord } from '@brand/content'
import { expect, it } from 'vitest'
import { finishQuery } from '../../routes/products.ts'
import { findFelt, inFelt, type Felt } from './felts.ts'
import { toFamily } from './product.ts'

const english = { locale: 'en', contentLocale: 'en' } as const
const image = (id: string): ImageRecord => ({
  id,
  url: `/media/${id}.webp`,
  alt: `The ${id}`,
  width: 8,
  height: 8,
  focalPoint: null,
  color: null,
})
const felt = (key: string, pictures: Felt['pictures'] = []) =>
  ({ key, felt: { id: `felt-${key}`, ctModelName: key, ctModelOnline: true, usedLocale: 'en' }, pictures }) satisfies Felt

const lamp = { original: image('lamp'), replacement: image('lamp-blue') }
const felts = [felt('yellow'), felt('blue', [lamp]), felt('red')]
const [yellow, blue] = felts as [Felt, Felt]
const family = (own: object = {}) =>
  ({
    id: 'lamp',
    ctFamilySlug: 'lamp',
    ctFamilyImage: image('lamp'),
    ctFamilyLandscapeImage: image('wide'),
    ctFamilyBody: [{ type: 'cb_in_depth_info', id: 'lamp', cbInDepthInfoImage: image('lamp') }],
    ctFamilyModels: [{ id: 'small', ctModelOnline: true, ctModelImage: image('lamp') }],
    ctFamilyTypologies: [],
    ctFamilyArticles: [],
    ctFamilyResources: [],
    ctFamilyPrinciples: [],
    ctFamilyFelts: felts,
    ...own,
  }) as unknown as Family
const ids = (value: unknown) => JSON.stringify(value).match(/(?<="id":")[^"]+/g)

it('a query names a felt by its key; without one, or with one that there is not, it is the first (FAM-13)', () => {
  const asked = (query: string) => findFelt({ ctFamilyFelts: felts }, new URLSearchParams(query))?.key
  expect([asked('felt=blue'), asked('felt=blue&felt=red'), asked('felt=red&page=2')]).toEqual(['blue', 'blue', 'red'])
  for (const unknown of ['', 'felt', 'felt=', 'felt=Blue', 'felt=__proto__', 'felt=%00', `felt=${'x'.repeat(9999)}`, 'blue'])
    expect(asked(unknown), unknown).toBe('yellow')
  expect(findFelt({ ctFamilyFelts: [] }, new URLSearchParams('felt=blue'))).toBeUndefined()
})

it('the first has the plain address, the others have nothing but their key (FAM-13)', () => {
  expect(felts.map(({ key }) => finishQuery(felts, key))).toEqual(['', '?felt=blue', '?felt=red'])
})

it('pictures of head, body and models follow, with their own words; others stay, and so do records (FAM-14)', () => {
  const { pictures, blocks, models } = toFamily(family(), english, blue)
  expect(ids(pictures)).toEqual(['lamp-blue', 'wide'])
  expect(pictures[0]!.alt).toBe('The lamp-blue')
  expect(ids(blocks)).toEqual(['lamp', 'lamp-blue'])
  expect(models.map(({ id, image }) => [id, image!.alt])).toEqual([['small', 'The lamp-blue']])
})

it('as photographed nothing changes, nor what was given (FAM-14)', () => {
  const original = family()
  expect(toFamily(original, english, yellow).blocks).toEqual(original.ctFamilyBody)
  inFelt(original, [lamp])
  expect(original).toEqual(family())
})
