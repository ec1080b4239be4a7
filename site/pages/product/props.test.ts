import type { ResourceCard } from '@brand/content'
import { expect, it } from 'vitest'
import type { Product } from './product.ts'
import { downloadsOf, navigationOf } from './props.ts'

const file = (id: string, type: string) =>
  ({
    id,
    ctResourceName: id,
    ctResourceMediaType: { name: type },
    ctResourceResource: { url: `/media/${id}.pdf`, filename: '', alt: id },
    usedLocale: 'en',
  }) as unknown as ResourceCard
const product = (fields: Partial<Product>) =>
  ({ kind: 'family', name: 'Rib', slug: 'rib', body: [], models: [], resources: [], links: {}, ...fields }) as unknown as Product
const resources = [file('guide', 'Manual'), file('b', 'Revit'), file('sheet', 'Product Specification Sheet'), file('c', 'Revit')]

it('its downloads by group are ways on, each to its place among its files (BLK-detail_header-08)', () => {
  const shown = product({ resources })
  expect(navigationOf(shown, 'de')!.downloads).toEqual([
    { group: 'specifications', count: 1, href: '#specifications' },
    { group: 'manuals', count: 1, href: '#manuals' },
    { group: 'revit', count: 2, href: '#revit' },
  ])
  expect(downloadsOf(shown, 'de').groups.map(({ group, files }) => [group, files.length])).toEqual([
    ['specifications', 1],
    ['manuals', 1],
    ['revit', 2],
  ])
  expect(navigationOf(product({}), 'de')!.downloads).toEqual([])
})

it('the configurator leads to its Revit files only where there are some (BLK-detail_header-15)', () => {
  expect(navigationOf(product({ resources }), 'en')!.configurator!.revitHref).toBe('#revit')
  expect(navigationOf(product({ resources: resources.slice(0, 1) }), 'en')!.configurator!.revitHref).toBeUndefined()
})

it('quick ship leads to the shop of a family that has one (BLK-detail_header-11)', () => {
  const shop = 'https://shop.example/rib'
  expect(navigationOf(product({ links: { ctFamilyShopLink: shop } }), 'en')!.quickShipHref).toBe(shop)
  expect(navigationOf(product({}), 'en')!.quickShipHref).toBeUndefined()
})

it('a family leads to its comparison in the language of the visitor, a fabric to none (CMP-01)', () => {
  expect(navigationOf(product({}), 'nl')!.compareHref).toBe('/nl/compare?families=rib')
  expect(navigationOf(product({ kind: 'fabric' }), 'nl')!.compareHref).toBeUndefined()
})
