import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { cmsColor, image, text } from '../values.ts'

export const acousticGuideFields = {
  id: z.string(),
  ctAcousticGuideSlug: segment(),
  ctAcousticGuideTitle: text(100),
  ctAcousticGuideSubtitle: text(160).optional(),
  ctAcousticGuideIntro: text(400).optional(),
  ctAcousticGuideColor: cmsColor.optional(),
  ctAcousticGuideModifier: z
    .enum(['dark', 'light'])
    .default('dark')
    .meta({ description: 'Colour of the text on the guide’s colour.' }), // @requirement GUIDE-04
  ctAcousticGuideImage: image.optional(),
}

export const acousticGuideCard = defineCard('acousticGuide', acousticGuideFields)
export type AcousticGuideCard = z.infer<typeof acousticGuideCard>
