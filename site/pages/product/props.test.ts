import type { Fabric, Family, Locale, ResourceCard } from '@brand/content'
import { expect, it } from 'vitest'
import { toFamily, toFabric } from '../../cms/kinds/product.ts'
import { toDownloads, toFinishLinks, toNavigation, toFigures } from './props.ts'

const file = (id: string, type: string) =>
  ({
    id,
    ctResourceName: id,
    ctResourceMediaType: { name: type },
    ctResourceResource: { url: `/media/${id}.pdf`, filename: '', alt: id },
    usedLocale: 'en',
  }) as unknown as ResourceCard
const lists = { ctFamilyBody: [], ctFamilyModels: [], ctFamilyResources: [], ctFamilyTypologies: [], ctFamilyFelts: [] }
const rib = { ...lists, ctFamilyArticles: [], ctFamilyPrinciples: [], ctFamilyName: 'Rib', ctFamilySlug: 'rib' }
const languages = (locale: Locale) => ({ locale, contentLocale: locale })
const product = (fields: object = {}) => toFamily({ ...rib, ...fields } as unknown as Family, languages('en'))
const navigation = (fields: object = {}, locale: Locale = 'en') => toNavigation(product(fields), languages(locale))!
const resources = [file('guide', 'Manual'), file('b', 'Revit'), file('sheet', 'Product Specification Sheet'), file('c', 'Revit')]

const unlocked = () => undefined

it('its downloads by group are ways on, each to its place among its files (BLK-detail_header-08)', () => {
  expect(navigation({ ctFamilyResources: resources }, 'de').downloads).toEqual([
    { group: 'specifications', count: 1, href: '#specifications' },
    { group: 'manuals', count: 1, href: '#manuals' },
    { group: 'revit', count: 2, href: '#revit' },
  ])
  expect(
    toDownloads(product({ ctFamilyResources: resources }), languages('de'), unlocked).groups.map(({ group, files }) => [
      group,
      files.length,
    ]),
  ).toEqual([
    ['specifications', 1],
    ['manuals', 1],
    ['revit', 2],
  ])
  expect(navigation().downloads).toEqual([])
})

it('all files as one are in the language of the page, though it shows the product in English (DL-38)', () => {
  const { bundle } = toDownloads(product(), { locale: 'de', contentLocale: 'en' }, unlocked)
  expect(bundle.href).toBe('/api/resources/families/bundleResources/rib?locale=de')
})

it('a file that is locked leads to the page that asks for it, in the language of the visitor (DL-04)', () => {
  const findLock = (url: string) => (url === '/media/guide.pdf' ? 'guide of felt' : undefined)
  const { groups } = toDownloads(product({ ctFamilyResources: resources }), { locale: 'de', contentLocale: 'en' }, findLock)
  expect(groups.flatMap(({ files }) => files.map(({ href, locked }) => [href, locked]))).toEqual([
    ['/media/sheet.pdf', undefined],
    ['/de/downloads/request/guide%20of%20felt', true],
    ['/media/b.pdf', undefined],
    ['/media/c.pdf', undefined],
  ])
})

it('the configurator leads to its Revit files only where there are some (BLK-detail_header-15)', () => {
  expect(navigation({ ctFamilyResources: resources }).configurator!.revitHref).toBe('#revit')
  expect(navigation({ ctFamilyResources: resources.slice(0, 1) }).configurator!.revitHref).toBeUndefined()
})

it('the price list is on the page with all files, where there is one (DL-02, RT-24)', () => {
  expect(toNavigation(product(), languages('nl'), '/nl/downloads')!.priceListHref).toBe('/nl/downloads#price_lists')
  expect(navigation().priceListHref).toBeUndefined()
})

it('samples are ordered by the form with the product, unless its colours stand in a form of their own (BLK-detail_header-18)', () => {
  expect(navigation({ ctFamilyName: 'Halve Maan' }, 'de').samplesHref).toBe('/de/contact/sample-request?product=Halve+Maan')
  const bare = { ctFabricTypologies: [], ctFabricBody: [], ctFabricArticles: [], ctFabricResources: [], ctFabricName: 'Wad' }
  const findSamplesHref = (ctFabricModels: object[]) =>
    toNavigation(toFabric({ ...bare, ctFabricModels } as unknown as Fabric, languages('nl')), languages('nl'))!.samplesHref
  expect(findSamplesHref([])).toBe('/nl/contact/sample-request?product=Wad')
  expect(findSamplesHref([{ id: 'moss', ctModelName: 'Moss', ctModelOnline: true, usedLocale: 'nl' }])).toBeUndefined()
})

it('quick ship leads to the shop of a family that has one (BLK-detail_header-11)', () => {
  const shop = 'https://shop.example/rib'
  expect(navigation({ ctFamilyShopLink: shop }).quickShipHref).toBe(shop)
  expect(navigation().quickShipHref).toBeUndefined()
})

it('a family leads to its comparison in the language of the visitor, a fabric to none (CMP-01)', () => {
  expect(navigation({}, 'nl').compareHref).toBe('/nl/compare?families=rib')
  const bare = { ctFabricTypologies: [], ctFabricBody: [], ctFabricModels: [], ctFabricArticles: [], ctFabricResources: [] }
  const fabric = toFabric({ ...bare, ctFabricSlug: 'moss' } as unknown as Fabric, languages('nl'))
  expect(toNavigation(fabric, languages('nl'))!.compareHref).toBeUndefined()
})

it('each finish has an address of the page, the first the plain one (FAM-13)', () => {
  const felt = (key: string) => ({
    key,
    felt: { id: key, ctModelName: key, ctModelOnline: true, usedLocale: 'en' },
    pictures: [],
  })
  const felts = ['yellow', 'blue', 'red'].map(felt)
  const lamp = toFamily({ ...rib, ctFamilyFelts: felts } as unknown as Family, languages('en'), felts[1] as never)
  expect(toFinishLinks(lamp, '/de/lamp')!.map(({ name, href, current }) => [name, href, current])).toEqual([
    ['yellow', '/de/lamp#finish', false],
    ['blue', '/de/lamp?felt=blue#finish', true],
    ['red', '/de/lamp?felt=red#finish', false],
  ])
})

it('has its price first among its figures, without a price only what was measured (FAM-16, FACT-08)', () => {
  const performances = [{ label: 'NRC', value: '0.85' }]
  const sold = { performances, facts: [{ name: 'price', values: [214], unit: '€', per: 'm²' }] }
  expect(toFigures(product(sold), languages('en')).performances).toEqual([
    { label: 'Price', value: 'from €214 per m², excl. VAT' },
    ...performances,
  ])
  expect(toFigures(product({ performances }), languages('en')).performances).toEqual(performances)
})
