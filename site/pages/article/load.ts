import type { Article, ArticleCard } from '@brand/content'
import { redirect } from 'vike/abort'
import { inspirationPath } from '../../routes/inspiration.ts'
import type { SiteRequest } from '../../request/context.ts'
import { byPolicy, loadItem, type ItemData } from '../load.ts'

/** The data of an article's page. */
export interface ArticleData extends ItemData {
  article: Article
  /** The way on at its end: the next older one, after the last the newest. */
  next?: ArticleCard | undefined
}

/** The article after one in a list, which goes round; `undefined` where there is no other. */
export function nextOf<Item extends { id: string }>(list: readonly Item[], id: string): Item | undefined {
  const next = list[(list.findIndex((item) => item.id === id) + 1) % list.length]
  return next?.id === id ? undefined : next
}

/** Loads an article and the next one. `category` is the root of other addresses and leads to all articles (RT-28). */
export function loadArticle(request: SiteRequest, slug: string): Promise<ArticleData> {
  const { client, locale } = request
  if (slug === 'category') throw redirect(inspirationPath(locale), 301)
  const asked = Promise.all([client.article({ slug, locale }), byPolicy('lists', client.articles({ locale }), [])])
  return loadItem(
    request,
    asked.then(([answer, articles]) => ({ ...answer, next: nextOf(articles, answer.article.id) })),
    ({ article }) => article.ctArticleTitle,
  )
}
