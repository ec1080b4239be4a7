import type { Locale, Ready2go, Ready2goCard } from '@brand/content'
import { expect, it } from 'vitest'
import { toStockCard, toStockProduct } from './stock-product.ts'

const card: Omit<Ready2goCard, 'usedLocale'> = {
  id: 'kiezel-to-go',
  slug: 'kiezel-to-go',
  model: 'Kiezel',
  images: [],
  facts: [{ name: 'price', values: [1690], unit: '€', per: 'piece' }],
  stock: 21,
  leavesOn: 5,
}
const listNotes = (record: Partial<Ready2goCard>, usedLocale: Locale) =>
  toStockCard({ ...card, ...record, usedLocale }, { locale: usedLocale, contentLocale: usedLocale }).notes

it('says on a card from stock what it costs, how many there are and when it leaves, as the language writes it (R2G-25)', () => {
  expect(listNotes({}, 'en')).toEqual([
    '€1,690 per piece excl. VAT (€2,044.90 incl. 21% VAT)',
    '21 on the shelf',
    'Leaves on Friday',
  ])
  expect(listNotes({}, 'de')).toEqual([
    '1.690\u00a0€ je Stück zzgl. MwSt. (2.044,90\u00a0€ inkl. 21\u00a0% MwSt.)',
    '21 im Regal',
    'Versand am Freitag',
  ])
  expect((['nl', 'fr', 'it'] as const).map((locale) => listNotes({}, locale)[2])).toEqual([
    'Vertrekt op vrijdag',
    'Part le vendredi',
    'Parte di venerdì',
  ])
})

it('says nothing on a card that its record does not (R2G-25)', () => {
  expect(listNotes({ facts: undefined, stock: undefined, leavesOn: undefined }, 'en')).toEqual([])
  expect(listNotes({ facts: undefined, stock: 0, leavesOn: undefined }, 'en')).toEqual(['0 on the shelf'])
})

it('asks for swatches of 80 px, and of twice that for dense screens (R2G-11)', () => {
  const image = { id: 'moss', name: 'moss', alt: 'Moss', url: '/api/images/moss', width: 1200, height: 1030 }
  const finishes = [{ exterior: false, interior: true, finish: { name: 'Moss', image } }]
  const product = { ...card, finishes, specificFinishCombinations: [] } as unknown as Ready2go
  const swatch = toStockProduct(product, { locale: 'en', contentLocale: 'en' }).finishes[0]!.image!
  expect([swatch.src, swatch.srcset]).toEqual([
    '/api/images/moss?w=240&h=80&fit=crop',
    '/api/images/moss?w=240&h=80&fit=crop 1x, /api/images/moss?w=480&h=160&fit=crop 2x',
  ])
})
