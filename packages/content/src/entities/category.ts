import { z } from 'zod'
import { articleCard } from '../cards/article.ts'
import { categoryCard, categoryFields } from '../cards/category.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { keywords, metadata } from '../metadata.ts'
import { text } from '../values.ts'

/**
 * A category of articles.
 * @requirement ART-14
 */
export const category = defineEntity({
  name: 'category',
  summary: 'A category of articles. It sets the colour of their cards.',
  slug: 'ctCategorySlug',
  schema: z
    .strictObject({
      ...categoryFields,
      ctCategoryIntro: text(400).optional(),
      ctCategoryMetadata: metadata.prefault({}),
      ctCategoryKeywords: keywords.optional(),
      ctCategoryLightNavigation: z.boolean().default(false),
    })
    .meta({ id: 'CategoryRecord' }),
  kind: ({ ctCategoryKeywords }) => ctCategoryKeywords,
  search: {
    title: (record) => record.ctCategoryTitle,
    text: ['ctCategoryIntro', 'ctCategoryMetadata'],
    weight: 0.6,
    thumbnail: ({ ctCategoryMetadata }) => ctCategoryMetadata.og_image,
  },
})

/**
 * With its articles, newest first.
 * @requirement API-08, OR-88
 */
export const categoryAnswer = createAnswerSchema('Category', {
  category: category.schema.extend({ articles: z.array(articleCard) }).meta({ id: 'Category' }),
})
export const categoryList = z.array(categoryCard)

export type CategoryAnswer = z.infer<typeof categoryAnswer>
