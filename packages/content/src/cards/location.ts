import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { text } from '../values.ts'

const country = z
  .strictObject({
    name: text(100),
    code: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two lower-case letters')
      .optional()
      .meta({ description: 'Two-letter code of ISO 3166; tells the region of an office.' }), // @requirement OR-65
  })
  .meta({ id: 'Country' })

export const locationFields = {
  id: z.string(),
  ctLocationName: text(100),
  ctLocationSlug: segment(),
  ctLocationCity: text(80).optional(),
  ctLocationCountry: country,
}

export const locationCard = defineCard('location', locationFields)
export type LocationCard = z.infer<typeof locationCard>
