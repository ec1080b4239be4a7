import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { catalogueImage, text } from '../values.ts'

export const designerFields = {
  id: z.string(),
  ctDesignerName: text(80),
  ctDesignerSlug: segment(),
  ctDesignerImage: catalogueImage.optional(),
}

export const designerCard = defineCard('designer', designerFields)
export type DesignerCard = z.infer<typeof designerCard>
