import { z } from 'zod'
import { designerCard } from '../cards/designer.ts'
import { familyCard } from '../cards/family.ts'
import { defineEntity } from '../entity.ts'
import { image, link, text } from '../values.ts'

const facts = {
  id: z.string(),
  year: z.int().min(1900).max(2200),
  name: text(120),
  category: text(120).optional(),
}

/**
 * An award for families.
 * @requirement AWARD-06
 */
export const award = defineEntity({
  name: 'award',
  summary: 'An award for families.',
  listedBy: ['families'],
  schema: z
    .strictObject({
      ...facts,
      families: z.array(familyCard).default([]),
      PimDesigner: z.array(designerCard).default([]).meta({ description: 'Designers. Pages show the first one.' }), // @requirement AWARD-04
    })
    .meta({ id: 'AwardRecord' }),
})

const awardAnswer = z
  .strictObject({
    ...facts,
    families: z.array(z.strictObject({ id: z.string(), slug: z.string(), name: z.string(), image: image.optional() })),
    PimDesigner: z.array(z.strictObject({ name: z.string(), link })),
  })
  .meta({ id: 'Award' })

/**
 * Newest year first, within a year in the editor's order.
 * @requirement API-16, OR-90
 */
export const awardList = z.array(awardAnswer)

export type Award = z.infer<typeof awardAnswer>
