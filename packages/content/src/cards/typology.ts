import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { cmsColor, text } from '../values.ts'

export const typologyFields = {
  id: z.string(),
  ctTypologyTitle: text(60),
  // The list of Ready2Go products is there (TYPO-07).
  ctTypologySlug: segment('ready2go'),
  ctTypologyColor: cmsColor.optional(),
}

export const typologyCard = defineCard('typology', typologyFields)
export type TypologyCard = z.infer<typeof typologyCard>
