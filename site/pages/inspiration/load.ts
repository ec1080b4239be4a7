import { findSlug } from '@brand/content'
import { toArticleCard, toCategoryLink } from '../../cms/kinds/article.ts'
import type { SiteRequest } from '../../request/context.ts'
import { toFixedSlugs } from '../../routes/fixed-slugs.ts'
import { loadItem, orNotFound, type ItemData } from '../load.ts'

/** The data of the overview of articles. */
export interface InspirationData extends ItemData {
  articles: readonly ReturnType<typeof toArticleCard>[]
  categories: readonly ReturnType<typeof toCategoryLink>[]
}

/** Loads all articles and their categories; the page itself is in every language. */
export async function loadInspiration(request: SiteRequest): Promise<InspirationData> {
  const { client, locale, active } = request
  const asked = Promise.all([client.articles({ locale }), client.categories({ locale })]).then(([articles, categories]) => ({
    articles: orNotFound(articles),
    categories,
    usedLocale: locale,
    localizedSlugs: toFixedSlugs(findSlug('inspiration'), active),
  }))
  return loadItem(
    request,
    asked,
    ({ articles, categories }, languages) => ({
      articles: articles.map((article) => toArticleCard(article, languages)),
      categories: categories.map((category) => toCategoryLink(category, languages)),
    }),
    () => undefined,
  )
}
