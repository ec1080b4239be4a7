import { z } from 'zod'
import { familyCard } from '../cards/family.ts'
import { ready2goCard, ready2goFields } from '../cards/ready2go.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { findPrice } from '../facts.ts'
import { keywords } from '../metadata.ts'
import { color, html, image, text } from '../values.ts'

const finish = z
  .strictObject({
    exterior: z.boolean().default(false),
    interior: z.boolean().default(false),
    finish: z.strictObject({
      name: text(80),
      finishType: z.strictObject({ name: text(60) }).optional(),
      image: image.optional(),
      color: z.strictObject({ hex: color }).optional(),
    }),
  })
  .meta({ id: 'Finish' })

const combination = z
  .strictObject({ finishCombination: z.strictObject({ name: text(120) }) })
  .meta({ id: 'SpecificFinishCombination' })

const details = {
  description: html(4_000).optional(),
  finishes: z.array(finish).default([]),
  specificFinishCombinations: z.array(combination).default([]),
  keywords: keywords.optional(),
}

/**
 * A product from stock.
 * @requirement R2G-22 to R2G-24
 */
export const ready2go = defineEntity({
  name: 'ready2go',
  summary: 'A product from stock, of a family.',
  slug: 'slug',
  schema: z.strictObject({ ...ready2goFields, ...details, family: familyCard.optional() }).meta({ id: 'Ready2goRecord' }),
  kind: (record) => record.keywords,
  search: {
    title: (record) => record.model,
    text: ['description'],
    kinds: ['family'],
    weight: 0.8,
    thumbnail: (record) => record.images[0],
    product: (record) => ({ price: findPrice(record) }),
  },
})

const product = z
  .strictObject({ ...ready2goFields, ...details, familySlug: z.string().optional(), familyName: z.string().optional() })
  .meta({ id: 'Ready2go' })

/**
 * A single product, with the slug and name of its family.
 * @requirement API-29
 */
export const ready2goAnswer = createAnswerSchema('Ready2go', { response: product })
export const ready2goList = z.array(ready2goCard)
/**
 * Number of products from stock.
 * @requirement API-27
 */
export const ready2goCount = z.strictObject({ count: z.int() }).meta({ id: 'Ready2goCount' })

export type Ready2go = z.infer<typeof product>
export type Ready2goAnswer = z.infer<typeof ready2goAnswer>
