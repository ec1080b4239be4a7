import { slugOf } from '@brand/content'
import { articleCardOf, categoryLinkOf } from '../../cms/kinds/article.ts'
import type { SiteRequest } from '../../request/context.ts'
import { ownSlugs } from '../../routes/own-slugs.ts'
import { loadItem, someOf, type ItemData } from '../load.ts'

/** The data of the overview of articles. */
export interface InspirationData extends ItemData {
  articles: readonly ReturnType<typeof articleCardOf>[]
  categories: readonly ReturnType<typeof categoryLinkOf>[]
}

/** Loads all articles and their categories; the page itself is in every language. */
export async function loadInspiration(request: SiteRequest): Promise<InspirationData> {
  const { client, locale, active } = request
  const asked = Promise.all([client.articles({ locale }), client.categories({ locale })]).then(([articles, categories]) => ({
    articles: someOf(articles),
    categories,
    usedLocale: locale,
    localizedSlugs: ownSlugs(slugOf('inspiration'), active),
  }))
  return loadItem(
    request,
    asked,
    ({ articles, categories }, languages) => ({
      articles: articles.map((article) => articleCardOf(article, languages)),
      categories: categories.map((category) => categoryLinkOf(category, languages)),
    }),
    () => undefined,
  )
}
