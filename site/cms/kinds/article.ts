import { pathFor, type Article, type ArticleCard, type CategoryAnswer, type CategoryCard } from '@brand/content'
import { toLang, type Languages } from '../languages.ts'
import type { PageBlock } from '../page-blocks.ts'
import { toColor, imageValue, shapeProps } from '../to-props.ts'

/** The picture of the head, in sizes that headers of pages have too. */
const headImage = { ratio: '16:9', widths: [640, 1280, 1920, 2560] } as const

/** An article on a card. */
export const toArticleCard = (article: ArticleCard, languages: Languages) => shapeProps('article', article, languages)

/**
 * An article on its page.
 * @requirement ART-06 to ART-09
 */
export function toArticle(article: Article, languages: Languages) {
  const category = article.ctArticleCategory
  const picture = article.ctArticleImage ?? article.ctArticleCardImage
  const blocks: readonly PageBlock[] = article.ctArticleBody
  return {
    id: article.id,
    title: article.ctArticleTitle,
    intro: article.ctArticleIntro,
    category: category && {
      title: category.ctCategoryTitle,
      href: pathFor('category', category.ctCategorySlug, languages.locale),
    },
    color: toColor(category?.ctCategoryBackgroundColor),
    date: article.ctArticlePublishDate,
    readTime: article.ctArticleReadTime,
    facts: {
      date: article.ctArticleDate,
      closingDate: article.ctArticleClosingDate,
      location: article.ctArticleLocation,
      price: article.ctArticlePrice,
      booth: article.ctArticleBooth,
      website: article.ctArticleWebsite,
      architect: article.ctArticleArchitect,
      photographer: article.ctArticlePhotographer,
    },
    /** As the content has it, for previews and search engines. */
    picture,
    image: picture && imageValue(picture, headImage),
    /** The picture stands above the title, and the bar inverted on it. */
    imageFirst: article.ctArticleLightNavigation || article.ctArticleMetadata.light_navigation === true,
    blocks,
    related: article.ctArticleRelatedArticles.map((card) => toArticleCard(card, languages)),
    metadata: article.ctArticleMetadata,
  }
}

/** Lists the slugs of the families that the text of an article links to, each once. */
export function listLinkedFamilies({ ctArticleBody: body }: Article, locale: Languages['locale']): string[] {
  const link = new RegExp(String.raw`href=\\"${pathFor('family', '', locale)}([\w-]+)[\\#?]`, 'g')
  return [...new Set(Array.from(JSON.stringify(body).matchAll(link), ([, slug]) => slug!))]
}

/** A category as an entry of the filter. */
export const toCategoryLink = (category: CategoryCard, languages: Languages) => ({
  id: category.id,
  title: category.ctCategoryTitle,
  href: pathFor('category', category.ctCategorySlug, languages.locale),
  color: toColor(category.ctCategoryBackgroundColor),
  lang: toLang(category, languages),
})

/**
 * A category with its articles.
 * @requirement ART-04, ART-05
 */
export const toCategory = (category: CategoryAnswer['category'], languages: Languages) => ({
  id: category.id,
  title: category.ctCategoryTitle,
  intro: category.ctCategoryIntro,
  color: toColor(category.ctCategoryBackgroundColor),
  /** The bar stands inverted on the colour. */
  inverted: category.ctCategoryLightNavigation || category.ctCategoryMetadata.light_navigation === true,
  articles: category.articles.map((card) => toArticleCard(card, languages)),
  metadata: category.ctCategoryMetadata,
})
