import { describe, expect, it } from 'vitest'
import { entriesLeft, figuresLeft, listFilterValues, productCount, typologyFilter } from './filters.ts'

const entry = (id: string, familyCount = 0, fabric_count = 0) => ({
  id,
  title: id,
  slug: id,
  familyCount,
  fabric_count,
  pim_item_count: 0,
})

describe('the filter of products', () => {
  it('shows the sum of all kinds of product (OR-28)', () => expect(productCount(entry('a', 2, 3))).toBe(5))

  it('ends in Ready2Go, with its own count (TYPO-07)', () => {
    expect(typologyFilter([entry('panels', 2)], 8)).toEqual([
      entry('panels', 2),
      { id: 'ready2go', title: 'Ready2Go', slug: 'ready2go', familyCount: 0, fabric_count: 0, pim_item_count: 8 },
    ])
  })
})

describe('what is left of a filter', () => {
  it('are the entries with products, and the chosen one (TYPO-05)', () => {
    const [rare, many, none] = [entry('rare', 1), entry('many', 0, 3), entry('none')]
    const left = [{ id: 'many', count: 2 }]
    expect(entriesLeft([rare, many, none], left)).toEqual([
      { ...rare, left: 0 },
      { ...many, left: 2 },
    ])
    expect(entriesLeft([none], left, 'none')).toEqual([{ ...none, left: 0 }])
  })

  it('are the values with products in their order, and the chosen one (TYPO-16)', () => {
    const left = [
      { id: 'D', count: 1 },
      { id: 'A', count: 2 },
    ]
    expect(figuresLeft('class', left, 'E')).toEqual([
      { value: 'A', left: 2 },
      { value: 'D', left: 1 },
      { value: 'E', left: 0 },
    ])
  })
})

describe('the figures that products are filtered by (TYPO-16)', () => {
  const depth = (...values: number[]) => ({ facts: [{ name: 'depth', values, unit: 'mm' as const }] })

  it('has to fit with the greatest depth, and with none is in no list of depths', () => {
    expect([depth(25), depth(20, 60), depth(101), {}].map((product) => listFilterValues(product, 'depth'))).toEqual([
      ['25', '50', '100'],
      ['100'],
      [],
      [],
    ])
  })

  it('is of the class of its weighted absorption; below 0.15 there is none', () => {
    expect(listFilterValues({ absorption: [0.2, 0.35, 0.7, 0.65, 0.6, 0.55] }, 'class')).toEqual(['C'])
    expect(listFilterValues({ absorption: [0, 0, 0, 0.1, 0.1, 0.1] }, 'class')).toEqual([])
    expect(listFilterValues({}, 'class')).toEqual([])
  })

  it('is sold for one of what its price says', () => {
    expect(listFilterValues({ facts: [{ name: 'price', values: [9], unit: '€', per: 'roll' }] }, 'price')).toEqual(['roll'])
    expect(listFilterValues({}, 'price')).toEqual([])
  })
})
