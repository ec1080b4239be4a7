import { expect, it } from 'vitest'
import type { StockProduct } from '../../cms/kinds/stock-product.ts'
import { listFacts } from './facts.ts'

type Fact = NonNullable<StockProduct['facts']>[number]

const price: Fact = { name: 'price', values: [1860], unit: '€', per: 'piece' }
const size: Fact = { name: 'size', values: [800, 1800, 45], unit: 'mm' }

it('says price with its unit, size, stock and the day on which it leaves, as the language writes them (R2G-25)', () => {
  expect(listFacts({ facts: [price, size], stock: 6, leavesOn: 5 }, 'en')).toEqual([
    { name: 'Price', value: '€1,860 per piece excl. VAT (€2,250.60 incl. 21% VAT)' },
    { name: 'Size', value: '80 × 180 × 4.5\u00a0cm' },
    { name: 'In stock', value: '6 on the shelf' },
    { name: 'Leaves on', value: 'Friday' },
  ])
  const german = listFacts({ facts: [{ ...size, name: 'diameters' }], stock: 0, leavesOn: 1 }, 'de')
  expect(german.map(({ value }) => value)).toEqual(['80 / 180 / 4,5\u00a0cm', '0 im Regal', 'Montag'])
})

it('says nothing that the record does not (R2G-25)', () => {
  expect(listFacts({ facts: undefined, stock: undefined, leavesOn: undefined }, 'fr')).toEqual([])
})
