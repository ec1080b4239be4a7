import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { factFields } from '../facts.ts'
import { catalogueImage, text } from '../values.ts'

export const fabricFields = {
  id: z.string(),
  ctFabricName: text(80),
  ctFabricSlug: segment(),
  ctFabricIsHero: z.boolean().default(false).meta({ description: 'Shown large in product grids.' }), // @requirement GRID-01
  ctFabricImage: catalogueImage.optional(),
  ctFabricSquareImage: catalogueImage.optional(),
  ctFabricHeroImage: catalogueImage.optional(),
  ...factFields,
}

export const fabricCard = defineCard('fabric', fabricFields)
export type FabricCard = z.infer<typeof fabricCard>
