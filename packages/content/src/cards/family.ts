import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { factFields } from '../facts.ts'
import { takenSlugs } from '../routes.ts'
import { catalogueImage, text } from '../values.ts'

export const familyFields = {
  id: z.string(),
  ctFamilyName: text(80),
  ctFamilySlug: segment(...takenSlugs('family')),
  ctFamilyKind: text(60).optional().meta({ description: 'Kind of product, under its name on a card: `Pendant lamp`.' }), // @requirement GRID-20
  ctFamilyIsHero: z.boolean().default(false).meta({ description: 'Shown large in product grids.' }), // @requirement GRID-01
  ctFamilyImage: catalogueImage.optional(),
  ctFamilySquareImage: catalogueImage.optional(),
  ctFamilyLandscapeImage: catalogueImage.optional(),
  ctFamilyHeroImage: catalogueImage.optional(),
  ...factFields,
}

export const familyCard = defineCard('family', familyFields)
export type FamilyCard = z.infer<typeof familyCard>
