import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { takenSlugs } from '../routes.ts'
import { cmsColor, text } from '../values.ts'

export const typologyFields = {
  id: z.string(),
  ctTypologyTitle: text(60),
  ctTypologySlug: segment(...takenSlugs('typology')),
  ctTypologyColor: cmsColor.optional(),
}

export const typologyCard = defineCard('typology', typologyFields)
export type TypologyCard = z.infer<typeof typologyCard>
