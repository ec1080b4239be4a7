import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { takenSlugs } from '../routes.ts'
import { date, image, text } from '../values.ts'
import { categoryCard } from './category.ts'

export { shortTitle } from '@brand/blocks/contracts'

export const articleFields = {
  id: z.string(),
  ctArticleTitle: text(120),
  ctArticleSlug: segment(...takenSlugs('article')),
  ctArticleIntro: text(300).optional(),
  ctArticleCategory: categoryCard.optional(),
  ctArticleCardImage: image.optional(),
  ctArticlePublishDate: date.optional(),
  // Whole seconds; what a CMS works out has fractions.
  ctArticleReadTime: z
    .number()
    .min(0)
    .overwrite(Math.ceil)
    .meta({ type: 'integer' })
    .optional()
    .meta({ description: 'Reading time in seconds.' }), // @requirement ART-08
}

export const articleCard = defineCard('article', articleFields)
export type ArticleCard = z.infer<typeof articleCard>
