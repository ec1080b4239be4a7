import { slugOf, type ArticleCard, type CategoryCard } from '@brand/content'
import { ownSlugs } from '../../routes/published.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of the overview of articles. */
export interface InspirationData extends ItemData {
  articles: readonly ArticleCard[]
  categories: readonly CategoryCard[]
}

/** Loads all articles and their categories; the page itself is in every language. */
export async function loadInspiration(request: SiteRequest): Promise<InspirationData> {
  const { client, locale, active } = request
  const asked = Promise.all([client.articles({ locale }), client.categories({ locale })])
  const answer = asked.then(([articles, categories]) => ({
    articles,
    categories,
    usedLocale: locale,
    localizedSlugs: ownSlugs(slugOf('inspiration'), active),
  }))
  return loadItem(request, answer, () => undefined)
}
