import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { cmsColor, text } from '../values.ts'

export const categoryFields = {
  id: z.string(),
  ctCategoryTitle: text(60),
  ctCategorySlug: segment(),
  ctCategoryBackgroundColor: cmsColor.optional().meta({ description: 'Colour of the cards and headers of its articles.' }), // @requirement ART-15
}

export const categoryCard = defineCard('category', categoryFields)
export type CategoryCard = z.infer<typeof categoryCard>
