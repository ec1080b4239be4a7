import { z } from 'zod'
import { articleCard, articleFields } from '../cards/article.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { factFields } from '../facts.ts'
import { keywords, metadata } from '../metadata.ts'
import { blocks } from '../record.ts'
import { date, image, link, text } from '../values.ts'

/**
 * An inspiration article; those of events and projects have facts of their own.
 * @requirement ART-10 to ART-13
 */
export const article = defineEntity({
  name: 'article',
  summary: 'An inspiration article. Events and projects have additional facts.',
  slug: 'ctArticleSlug',
  listedBy: ['ctArticlePublishDate', 'ctArticleCategory'],
  schema: z
    .strictObject({
      ...articleFields,
      ctArticleImage: image.optional(),
      ctArticleBody: blocks,
      ctArticleDate: date.optional().meta({ description: 'First day of an event.' }),
      ctArticleClosingDate: date.optional().meta({ description: 'Last day of an event.' }),
      ctArticleLocation: text(120).optional().meta({ description: 'Place of an event.' }),
      ctArticlePrice: text(60).optional().meta({ description: 'Admission price of an event.' }),
      ctArticleBooth: text(60).optional().meta({ description: 'Our booth at an event.' }),
      ctArticleWebsite: link.optional().meta({ description: 'Website of an event.' }),
      ctArticleArchitect: text(120).optional().meta({ description: 'Architect of a project.' }),
      ctArticlePhotographer: text(120).optional().meta({ description: 'Photographer of a project.' }),
      ctArticleRelatedArticles: z
        .array(articleCard)
        .default([])
        .meta({ description: 'Related articles. Pages show the first three. Default: the newest of the same category.' }), // @requirement OR-87
      facts: factFields.facts,
      idioms: factFields.idioms,
      ctArticleMetadata: metadata.prefault({}),
      ctArticleKeywords: keywords.optional(),
      ctArticleLightNavigation: z.boolean().default(false),
    })
    .meta({ id: 'Article' }),
  kind: ({ ctArticleKeywords }) => ctArticleKeywords,
  search: {
    title: (record) => record.ctArticleTitle,
    text: ['ctArticleIntro', 'ctArticleMetadata', 'ctArticleBody', 'ctArticleArchitect', 'ctArticleLocation'],
    weight: 0.6,
    thumbnail: (record) => record.ctArticleCardImage ?? record.ctArticleImage,
  },
})

/**
 * A single article.
 * @requirement API-06
 */
export const articleAnswer = createAnswerSchema('Article', { article: article.schema })
/**
 * Newest first; the first three are hero articles.
 * @requirement API-05, OR-88
 */
export const articleList = z.array(articleCard)

export type Article = z.infer<typeof article.schema>
export type ArticleAnswer = z.infer<typeof articleAnswer>
