import { z } from 'zod'
import { defineCard } from '../card.ts'
import { cmsColor, image, text } from '../values.ts'

export const modelFields = {
  id: z.string(),
  ctModelName: text(100),
  ctModelDescription: text(400).optional(),
  ctModelImage: image.optional(),
  ctModelColor: cmsColor.optional().meta({ description: 'The colour that a felt has; its light reflectance follows from it.' }),
  ctModelOnline: z.boolean().default(true).meta({ description: 'Only models that are online are shown.' }), // @requirement BLK-model_list-01
}

export const modelCard = defineCard('model', modelFields)
export type ModelCard = z.infer<typeof modelCard>
