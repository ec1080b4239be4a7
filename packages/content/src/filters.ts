import { z } from 'zod'

/**
 * A typology or issue to filter products by, with how many there are of each kind.
 * @requirement TYPO-12
 */
export const filterEntry = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    familyCount: z.int(),
    fabric_count: z.int(),
    pim_item_count: z.int(),
  })
  .meta({ id: 'FilterEntry' })

/**
 * All typologies or issues.
 * @requirement API-20, API-22
 */
export const filterList = z.array(filterEntry)

export type FilterEntry = z.infer<typeof filterEntry>

/**
 * How many products an entry leads to; that is what it shows.
 * @requirement OR-28
 */
export const productCount = ({ familyCount, fabric_count, pim_item_count }: FilterEntry) =>
  familyCount + fabric_count + pim_item_count

/**
 * The filter of the products root: the typologies and, with its own count, Ready2Go, which is none and left out when its count is
 * unknown.
 * @requirement TYPO-07, OR-28
 */
export const typologyFilter = (typologies: readonly FilterEntry[], ready2goCount = 0): FilterEntry[] => [
  ...typologies,
  { id: 'ready2go', title: 'Ready2Go', slug: 'ready2go', familyCount: 0, fabric_count: 0, pim_item_count: ready2goCount },
]
