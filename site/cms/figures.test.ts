import type { Family } from '@brand/content'
import { expect, it } from 'vitest'
import { describePrice, describeStockPrice, listNotes } from './figures.ts'

const facts: Family['facts'] = [
  { name: 'absorption by size', values: [0.8, 1.7, 3], unit: 'm²' },
  { name: 'price', values: [385], unit: '€', per: 'piece' },
]

it('takes the largest size for "up to", and the measured one without sizes (GRID-20)', () => {
  const absorptionArea = [0.4, 0.9, 1.5, 1.8, 1.9, 1.8]
  expect(listNotes({ facts, absorptionArea }, 'en')[0]).toBe('Absorbs up to 3.0\u00a0m²')
  expect(listNotes({ facts: [], absorptionArea }, 'en')).toEqual(['Absorbs up to 1.7\u00a0m²'])
})

it('states VAT with each price, and the price with it of products from stock (FACT-08, R2G-25)', () => {
  expect(describePrice({ facts }, 'fr')).toBe('à partir de 385\u00a0€ la pièce, HT')
  expect(describeStockPrice({ facts: [{ ...facts[1]!, per: 'set' }] }, 'it')).toBe(
    '385\u00a0€ al set IVA esclusa (465,85\u00a0€ IVA 21% inclusa)',
  )
  expect(describePrice({ facts: [] }, 'de')).toBeUndefined()
})
