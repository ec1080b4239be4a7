import { z } from 'zod'
import { defineCard } from '../card.ts'
import { cmsColor, image, text } from '../values.ts'

export const modelFields = {
  id: z.string(),
  ctModelName: text(100),
  ctModelDescription: text(400).optional(),
  ctModelImage: image.optional(),
  ctModelColor: cmsColor.optional().meta({ description: 'Colour of the felt. It determines the light reflectance.' }),
  ctModelOnline: z.boolean().default(true).meta({ description: 'Pages show only models that are online.' }), // @requirement BLK-model_list-01
}

export const modelCard = defineCard('model', modelFields)
export type ModelCard = z.infer<typeof modelCard>
