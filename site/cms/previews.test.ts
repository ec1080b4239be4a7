import { expect, it } from 'vitest'
import { brand } from '../brand/brand.ts'
import { previewsBy } from './previews.ts'

const preview = previewsBy(brand.previews, ['catalog', 'lighting-catalog'], 'en')

it('finds the page of the catalogue by its word and that of the brand, in every language (DL-11)', () => {
  for (const title of ['Loden catalogue', 'LODEN CATALOG 2026', 'Catalogus van Loden', 'Loden-Katalog', 'Catalogo Loden'])
    expect([title, preview(title)]).toEqual([title, '/catalog'])
  for (const title of ['Catalogue of colours', 'Loden price list', 'Farbkatalog', '']) expect(preview(title)).toBeUndefined()
})

it('finds the page of the lighting catalogue by both of its words, after the other rule (DL-12)', () => {
  for (const title of [
    'Acoustic lighting',
    'Akoestische verlichting',
    'Akustikleuchten',
    'Éclairage acoustique',
    'Illuminazione acustica',
  ])
    expect([title, preview(title)]).toEqual([title, '/lighting-catalog'])
  expect(preview('Lighting')).toBeUndefined()
  expect(preview('Loden catalogue of acoustic lighting')).toBe('/catalog')
})

it('offers only a page that exists, in the locale of the visitor', () => {
  expect(previewsBy(brand.previews, ['lighting-catalog'], 'de')('Loden catalogue of acoustic lighting')).toBe(
    '/de/lighting-catalog',
  )
  expect(previewsBy(brand.previews, [], 'en')('Loden catalogue')).toBeUndefined()
})
