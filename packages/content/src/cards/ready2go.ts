import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { factFields } from '../facts.ts'
import { image, text } from '../values.ts'

export const ready2goFields = {
  id: z.string(),
  slug: segment().meta({ description: 'The same in every language.' }), // @requirement OR-07
  model: text(100),
  images: z.array(image).default([]),
  facts: factFields.facts,
  stock: z.int().min(0).optional().meta({ description: 'How many are on the shelf.' }), // @requirement R2G-25
  leavesOn: z.int().min(1).max(7).optional().meta({ description: 'The day of the week on which it leaves: 1 is Monday.' }), // @requirement R2G-25
}

export const ready2goCard = defineCard('ready2go', ready2goFields)
export type Ready2goCard = z.infer<typeof ready2goCard>
