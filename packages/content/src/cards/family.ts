import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { takenSlugs } from '../routes.ts'
import { catalogueImage, text } from '../values.ts'

export const familyFields = {
  id: z.string(),
  ctFamilyName: text(80),
  ctFamilySlug: segment(...takenSlugs('family')),
  ctFamilyIsHero: z.boolean().default(false).meta({ description: 'Shown large in product grids.' }), // @requirement GRID-01
  ctFamilyImage: catalogueImage.optional(),
  ctFamilySquareImage: catalogueImage.optional(),
  ctFamilyLandscapeImage: catalogueImage.optional(),
  ctFamilyHeroImage: catalogueImage.optional(),
}

export const familyCard = defineCard('family', familyFields)
export type FamilyCard = z.infer<typeof familyCard>
