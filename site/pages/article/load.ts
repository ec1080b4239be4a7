import type { ShapeValue } from '@brand/blocks/contracts'
import { redirect } from 'vike/abort'
import { toArticleCard, toArticle } from '../../cms/kinds/article.ts'
import type { SiteRequest } from '../../request/context.ts'
import { inspirationPath } from '../../routes/inspiration.ts'
import { loadItem, withFailurePolicy, type ItemData } from '../load.ts'

/** The data of an article's page. */
export interface ArticleData extends ItemData {
  article: ReturnType<typeof toArticle>
  /** The article to read next, at its end: the next older one, after the last the newest. */
  next?: ShapeValue<'article'> | undefined
}

/**
 * Loads an article and the next one. `category` is the root of other addresses and leads to all articles.
 * @requirement RT-28
 */
export async function loadArticle(request: SiteRequest, slug: string): Promise<ArticleData> {
  const { client, locale } = request
  if (slug === 'category') throw redirect(inspirationPath(locale), 301)
  const asked = async () => {
    const answer = await client.article({ slug, locale })
    const [next] = await withFailurePolicy('lists', client.articles({ locale, after: answer.article.id, limit: 1 }), [])
    return { ...answer, next }
  }
  return loadItem(
    request,
    asked(),
    ({ article, next }, languages) => ({ article: toArticle(article, languages), next: next && toArticleCard(next, languages) }),
    ({ article }) => article.title,
  )
}
