import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Fabric, type Family, type Locale, type ResourceCard } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { expect, it } from 'vitest'
import { toFamily, toFabric } from '../../cms/kinds/product.ts'
import { messages } from '../../i18n/index.ts'
import { listHeadFacts, toDownloads, toFinishLinks, toNavigation, toQuoteHref } from './props.ts'

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

const facts = (fields: object, locale: Locale) =>
  listHeadFacts(toFamily({ ...rib, ...fields } as unknown as Family, languages(locale)), languages(locale))
const withProperties = (...properties: [key: string, value: string][]) => ({
  facts: [{ name: 'price', values: [214], unit: '€', per: 'm²' }],
  ctFamilyBody: [
    {
      type: 'cb_in_depth_info',
      id: 'info',
      cbInDepthInfoProperties: properties.map(([cbInDepthInfoPropertyKey, cbInDepthInfoPropertyValue]) => ({
        cbInDepthInfoPropertyKey,
        cbInDepthInfoPropertyValue,
      })),
    },
  ],
})

it('has price, lead time, sizes and colours in its head, in the language of the page (FAM-16, FACT-08)', () => {
  expect(facts(withProperties(['Weight', '8.6 kg/m²'], ['Size', '600 × 2,700 mm'], ['Colours', 'All 42 felts']), 'en')).toEqual([
    { name: 'Price', value: 'from €214 per m², excl. VAT' },
    { name: 'Leaves us within', value: '5 weeks' },
    { name: 'Size', value: '600 × 2,700 mm' },
    { name: 'Colours', value: 'All 42 felts' },
  ])
  expect(facts(withProperties(['Durchmesser', '520, 800 und 1.200 mm']), 'de').slice(1)).toEqual([
    { name: 'Versand in', value: '5 Wochen' },
    { name: 'Durchmesser', value: '520, 800 und 1.200 mm' },
  ])
  expect(facts({}, 'en')).toEqual([])
})

it('asks for a quote with the product, and with the finish that is chosen (FAM-16)', () => {
  const felts = ['Signal', 'Cobalt'].map((name) => ({
    key: name.toLowerCase(),
    felt: { id: name, ctModelName: name, ctModelOnline: true, usedLocale: 'en' },
    pictures: [],
  }))
  const shown = (felt?: object) =>
    toQuoteHref(toFamily({ ...rib, ctFamilyFelts: felts } as unknown as Family, languages('en'), felt as never), 'en')
  expect(shown()).toBe('/contact/quote-price-lead?product=Rib')
  expect(shown(felts[1])).toBe('/contact/quote-price-lead?product=Rib&finish=Cobalt')
})

it('finds the sizes and colours of every family by the names that its record gives them (FAM-16)', () => {
  const folder = join(demoContent, 'records/family')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const keys = files.flatMap((file) =>
    [...file.matchAll(/"cbInDepthInfoPropertyKey": (\{[^}]+\})/g)].map(([, key]) => JSON.parse(key!) as Record<Locale, string>),
  )
  const { headProperties } = messages.en.product
  const found = Object.entries(headProperties).flatMap(([name, text]) =>
    keys.filter(({ en }) => en === text).flatMap((key) => Object.entries(key).map(([locale, own]) => [name, locale, own])),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(found).toEqual(
    found.map(([name, locale]) => [name, locale, messages[locale as Locale].product.headProperties[name as 'size']]),
  )
})

it('makes the same promise of time as its questions do (FACT-15)', () => {
  const record = readFileSync(join(demoContent, 'records/faq/lead-time.json'), 'utf8')
  const { ctFaqAnswer } = JSON.parse(record) as { ctFaqAnswer: Record<Locale, string> }
  for (const locale of locales) expect(ctFaqAnswer[locale]).toContain(`<td>${facts(withProperties(), locale)[1]!.value}</td>`)
})
