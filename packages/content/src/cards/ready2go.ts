import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { factFields } from '../facts.ts'
import { image, text } from '../values.ts'

export const ready2goFields = {
  id: z.string(),
  slug: segment().meta({ description: 'Slug, the same in every language.' }), // @requirement OR-07
  model: text(100),
  images: z.array(image).default([]),
  facts: factFields.facts,
  stock: z.int().min(0).optional().meta({ description: 'Number of pieces in stock.' }), // @requirement R2G-25
  leavesOn: z.int().min(1).max(7).optional().meta({ description: 'Weekday of dispatch: 1 is Monday.' }), // @requirement R2G-25
}

export const ready2goCard = defineCard('ready2go', ready2goFields)
export type Ready2goCard = z.infer<typeof ready2goCard>
