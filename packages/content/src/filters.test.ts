import { describe, expect, it } from 'vitest'
import { productCount, typologyFilter } from './filters.ts'

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
