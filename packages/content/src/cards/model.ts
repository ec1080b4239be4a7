import { z } from 'zod'
import { defineCard } from '../card.ts'
import { image, text } from '../values.ts'

export const modelFields = {
  id: z.string(),
  ctModelName: text(100),
  ctModelDescription: text(400).optional(),
  ctModelImage: image.optional(),
  ctModelOnline: z.boolean().default(true).meta({ description: 'Only models that are online are shown.' }), // @requirement BLK-model_list-01
}

export const modelCard = defineCard('model', modelFields)
export type ModelCard = z.infer<typeof modelCard>
