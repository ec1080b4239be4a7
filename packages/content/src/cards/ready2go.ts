import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { image, text } from '../values.ts'

export const ready2goFields = {
  id: z.string(),
  slug: segment().meta({ description: 'The same in every language.' }), // @requirement OR-07
  model: text(100),
  images: z.array(image).default([]),
}

export const ready2goCard = defineCard('ready2go', ready2goFields)
export type Ready2goCard = z.infer<typeof ready2goCard>
