import type { ShapeValue } from '@brand/blocks/contracts'
import type { Article, FamilyCard } from '@brand/content'
import { redirect } from 'vike/abort'
import { listLinkedFamilies, toArticleCard, toArticle } from '../../cms/kinds/article.ts'
import { toProductCard } from '../../cms/kinds/product.ts'
import type { SiteRequest } from '../../request/context.ts'
import { messages } from '../../i18n/index.ts'
import { inspirationPath } from '../../routes/inspiration.ts'
import { loadItem, withFailurePolicy, type ItemData } from '../load.ts'
import { withProducts } from '../related.ts'

/** The data of an article's page. */
export interface ArticleData extends ItemData {
  article: ReturnType<typeof toArticle>
  /** The article to read next, at its end: the next older one, after the last the newest. */
  next?: ShapeValue<'article'> | undefined
}

/** Most products that an article ends with: a row of each kind of card. */
const maxProducts = 6

/** Loads the families that the text of an article links to. One that fails is left out. */
async function loadProducts({ client, locale }: SiteRequest, article: Article): Promise<FamilyCard[]> {
  const answers = listLinkedFamilies(article, locale)
    .slice(0, maxProducts)
    .map((slug) => withFailurePolicy('lists', client.family({ slug, locale }), undefined))
  return (await Promise.all(answers)).flatMap((answer) => (answer ? { ...answer.response, usedLocale: answer.usedLocale } : []))
}

/**
 * Loads an article with the products in it, and the next one. `category` is the root of other addresses and leads to all articles.
 * @requirement RT-28, ART-17
 */
export async function loadArticle(request: SiteRequest, slug: string): Promise<ArticleData> {
  const { client, locale } = request
  if (slug === 'category') throw redirect(inspirationPath(locale), 301)
  const asked = async () => {
    const answer = await client.article({ slug, locale })
    const [[next], products] = await Promise.all([
      withFailurePolicy('lists', client.articles({ locale, after: answer.article.id, limit: 1 }), []),
      loadProducts(request, answer.article),
    ])
    return { ...answer, next, products }
  }
  return loadItem(
    request,
    asked(),
    ({ article, next, products }, languages) => {
      const { blocks, ...own } = toArticle(article, languages)
      const cards = products.map((family) => toProductCard(family, languages))
      return {
        article: { ...own, blocks: withProducts(own.id, blocks, cards, { texts: messages[languages.contentLocale], locale }) },
        next: next && toArticleCard(next, languages),
      }
    },
    ({ article }) => article.title,
  )
}
