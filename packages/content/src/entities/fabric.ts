import { z } from 'zod'
import { articleCard } from '../cards/article.ts'
import { fabricCard, fabricFields } from '../cards/fabric.ts'
import { modelCard } from '../cards/model.ts'
import { resourceCard } from '../cards/resource.ts'
import { typologyCard } from '../cards/typology.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { findPrice } from '../facts.ts'
import { keywords, seo, withoutBrand } from '../metadata.ts'
import { blocks } from '../record.ts'

/**
 * A felt or fabric.
 * @requirement FAB-03, OR-84
 */
export const fabric = defineEntity({
  name: 'fabric',
  summary: 'A felt or fabric. Its models are its colours.',
  slug: 'ctFabricSlug',
  online: 'ctFabricOnline',
  listedBy: ['ctFabricIsHero', 'ctFabricTypologies', 'facts', 'absorption'],
  schema: z
    .strictObject({
      ...fabricFields,
      ctFabricOnline: z.boolean().default(true),
      ctFabricBody: blocks,
      ctFabricModels: z.array(modelCard).default([]),
      ctFabricArticles: z.array(articleCard).default([]),
      ctFabricResources: z.array(resourceCard).default([]),
      ctFabricMetadata: seo.prefault({}),
      ctFabricKeywords: keywords.optional(),
      ctFabricTypologies: z.array(typologyCard).default([]),
    })
    .meta({ id: 'Fabric' }),
  kind: ({ ctFabricMetadata, ctFabricKeywords = '' }) => `${withoutBrand(ctFabricMetadata.title) ?? ''} ${ctFabricKeywords}`,
  search: {
    title: (record) => record.ctFabricName,
    text: ['ctFabricMetadata', 'ctFabricBody'],
    kinds: ['ctFabricTypologies'],
    parts: ['ctFabricResources'],
    weight: 1.2,
    thumbnail: (record) => record.ctFabricSquareImage ?? record.ctFabricImage,
    product: (record) => ({ price: findPrice(record) }),
  },
})

/**
 * A single fabric.
 * @requirement API-25
 */
export const fabricAnswer = createAnswerSchema('Fabric', { response: fabric.schema })
export const fabricList = z.array(fabricCard)

export type Fabric = z.infer<typeof fabric.schema>
export type FabricAnswer = z.infer<typeof fabricAnswer>
