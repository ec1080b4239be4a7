import {
  apiPaths,
  article,
  articleAnswer,
  articleCard,
  category,
  categoryAnswer,
  categoryCard,
  type ArticleCard,
  type Locale,
} from '@brand/content'
import { serialize } from '../serialize.ts'
import { resolveCard } from '../resolve.ts'
import type { Found, Snapshot } from '../snapshot.ts'
import { itemCall } from './item.ts'
import { newestFirst } from '../lists/list.ts'

/**
 * Number of related articles that a page shows.
 * @requirement ART-07, GUIDE-02
 */
export const relatedCount = 3

const articles = newestFirst(article, 'ctArticlePublishDate')
const toCards = (found: readonly Found[], snapshot: Snapshot, locale: Locale) =>
  found.map((each) => resolveCard(articleCard, each, snapshot, locale))

/**
 * The first of the editor's articles, else the newest: of the same category where one is given, never the one that is shown.
 * @requirement OR-87
 */
export function related(
  chosen: readonly ArticleCard[],
  snapshot: Snapshot,
  locale: Locale,
  current?: { id: string; category: unknown },
): ArticleCard[] {
  const others = chosen.filter(({ id }) => id !== current?.id)
  if (others.length) return others.slice(0, relatedCount)
  const newest = articles(snapshot, locale).filter(
    (other) => !current || (other.item.id !== current.id && other.listedBy('ctArticleCategory') === current.category),
  )
  return toCards(newest.slice(0, relatedCount), snapshot, locale)
}

/**
 * Articles, newest first.
 * @requirement API-05, API-06
 */
export const articlesCall = itemCall({
  path: apiPaths.articles,
  entity: article,
  names: ['article', 'articles'],
  card: articleCard,
  listed: articles,
  answer: articleAnswer,
  one(found, snapshot, locale) {
    const shown = serialize(article, found, snapshot, locale)
    const current = { id: found.item.id, category: found.record['ctArticleCategory'] }
    return {
      article: { ...shown, ctArticleRelatedArticles: related(shown.ctArticleRelatedArticles, snapshot, locale, current) },
    }
  },
})

/**
 * Categories, each with its articles.
 * @requirement API-07, API-08
 */
export const categoriesCall = itemCall({
  path: apiPaths.categories,
  entity: category,
  names: ['category', 'categories'],
  card: categoryCard,
  answer: categoryAnswer,
  one(found, snapshot, locale) {
    const own = articles(snapshot, locale).filter((each) => each.listedBy('ctArticleCategory') === found.item.id)
    return { category: { ...serialize(category, found, snapshot, locale), articles: toCards(own, snapshot, locale) } }
  },
})
