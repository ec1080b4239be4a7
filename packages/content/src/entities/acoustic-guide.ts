import { z } from 'zod'
import { acousticGuideCard, acousticGuideFields } from '../cards/acoustic-guide.ts'
import { articleCard } from '../cards/article.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { factFields } from '../facts.ts'
import { keywords, metadata } from '../metadata.ts'
import { blocks } from '../record.ts'

/**
 * A guide to better sound.
 * @requirement GUIDE-05
 */
export const acousticGuide = defineEntity({
  name: 'acousticGuide',
  summary: 'A guide to better sound.',
  slug: 'ctAcousticGuideSlug',
  schema: z
    .strictObject({
      ...acousticGuideFields,
      ctAcousticGuideBody: blocks,
      ctAcousticGuideLightNavigation: z.boolean().default(false),
      facts: factFields.facts,
      idioms: factFields.idioms,
      ctAcousticGuideMetadata: metadata.prefault({}),
      ctAcousticGuideKeywords: keywords.optional(),
      ctAcousticGuideRelatedArticles: z
        .array(articleCard)
        .default([])
        .meta({ description: 'Related articles. Pages show the first three. Default: the newest.' }), // @requirement OR-87
    })
    .meta({ id: 'AcousticGuide' }),
  kind: ({ ctAcousticGuideKeywords }) => ctAcousticGuideKeywords,
  search: {
    title: (record) => record.ctAcousticGuideTitle,
    text: ['ctAcousticGuideSubtitle', 'ctAcousticGuideIntro', 'ctAcousticGuideMetadata', 'ctAcousticGuideBody'],
    weight: 1.2,
    thumbnail: (record) => record.ctAcousticGuideImage,
  },
})

/**
 * A single guide.
 * @requirement API-11
 */
export const acousticGuideAnswer = createAnswerSchema('AcousticGuide', { response: acousticGuide.schema })
export const acousticGuideList = z.array(acousticGuideCard)

export type AcousticGuide = z.infer<typeof acousticGuide.schema>
export type AcousticGuideAnswer = z.infer<typeof acousticGuideAnswer>
