import { z } from 'zod'
import { fabricCard } from './cards/fabric.ts'
import { familyCard } from './cards/family.ts'

const products = z.array(z.union([familyCard, fabricCard]))

/** The products of a grid, the large ones apart (OR-20, GRID-01). */
export const familyGrid = z.strictObject({ hero: products, normal: products }).meta({ id: 'FamilyGrid' })

export type FamilyGrid = z.infer<typeof familyGrid>
