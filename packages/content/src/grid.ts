import { z } from 'zod'
import { fabricCard } from './cards/fabric.ts'
import { familyCard } from './cards/family.ts'

const products = z.array(z.union([familyCard, fabricCard]))

const left = z.array(z.strictObject({ id: z.string(), count: z.int() }))

/**
 * The products of a grid, the large ones apart: all, or a page of them.
 * @requirement OR-20, GRID-01, GRID-16
 */
export const familyGrid = z
  .strictObject({
    hero: products,
    normal: products,
    total: z.int().meta({ description: 'Number of products on all pages.' }),
    page: z.int(),
    pages: z.int(),
    left: z.strictObject({ typologies: left, issues: left, class: left, depth: left, price: left }).meta({
      description: 'Values of each filter that leave products beside the other filters, with the number of products.', // @requirement TYPO-05, TYPO-16
    }),
  })
  .meta({ id: 'FamilyGrid' })

export type FamilyGrid = z.infer<typeof familyGrid>
