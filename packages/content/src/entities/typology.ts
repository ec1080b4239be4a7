import { z } from 'zod'
import { fabricCard } from '../cards/fabric.ts'
import { familyCard } from '../cards/family.ts'
import { typologyFields } from '../cards/typology.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { keywords, metadata } from '../metadata.ts'
import { image, text } from '../values.ts'

/**
 * A kind of product: panels, lamps, fabrics.
 * @requirement TYPO-11
 */
export const typology = defineEntity({
  name: 'typology',
  summary: 'A kind of product: panels, lamps, fabrics. Each family and fabric names its kinds.',
  slug: 'ctTypologySlug',
  schema: z
    .strictObject({
      ...typologyFields,
      ctTypologyKeywords: keywords.optional(),
      ctTypologyIntro: text(500).optional(),
      ctTypologyImage: image.optional(),
      ctTypologyMetadata: metadata.prefault({}),
    })
    .meta({ id: 'TypologyRecord' }),
  kind: ({ ctTypologyTitle, ctTypologyKeywords = '' }) => `${ctTypologyTitle} ${ctTypologyKeywords}`,
  search: {
    title: (record) => record.ctTypologyTitle,
    text: ['ctTypologyIntro', 'ctTypologyMetadata'],
    isList: true,
    thumbnail: (record) => record.ctTypologyImage,
  },
})

const products = {
  heroFamilies: z.array(familyCard),
  normalFamilies: z.array(familyCard),
  heroFabrics: z.array(fabricCard),
  normalFabrics: z.array(fabricCard),
}

/**
 * With its products, the large ones apart.
 * @requirement API-21
 */
export const typologyAnswer = createAnswerSchema('Typology', {
  response: typology.schema.extend(products).meta({ id: 'Typology' }),
})

export type Typology = TypologyAnswer['response']
export type TypologyAnswer = z.infer<typeof typologyAnswer>
