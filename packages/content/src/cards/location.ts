import { z } from 'zod'
import { defineCard } from '../card.ts'
import { findCountryCode } from '../country-code.ts'
import { segment } from '../entity.ts'
import { text } from '../values.ts'

const country = z
  .strictObject({
    name: text(100),
    code: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two lower-case letters')
      .optional()
      .meta({
        description: 'Two-letter code of ISO 3166. It determines the region of an office. Default: the code for the name.',
      }), // @requirement OR-65
  })
  // Here, so that whatever reads a country knows its code.
  .overwrite((read) => ({ ...read, code: read.code ?? findCountryCode(read.name) })) // @requirement DEALER-06
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
