import type { ArticleListProps } from '@brand/blocks/article-page'
import { pathFor, type ArticleCard, type CategoryCard, type Locale } from '@brand/content'
import { libraryMessages } from '../../i18n/library.ts'
import { shapeProps, toHex } from '../../cms/to-props.ts'
import { feedPath, inspirationPath } from '../../routes/inspiration.ts'
import { messages } from '../../i18n/index.ts'
import type { SiteRequest } from '../../request/context.ts'
import { titleOf } from '../../i18n/titles.ts'

/** Whose styles a list of articles needs. */
export const listStyles = ['article-page', 'cb_article_grid']

/** The feed that pages of articles name in their head. */
export const feedOf = ({ locale, baseUrl }: Pick<SiteRequest, 'locale' | 'baseUrl'>) => ({
  href: baseUrl + feedPath(locale),
  title: titleOf(messages[locale].inspiration.title),
})

/** The cards and the filter of a list in the language of a page; links keep the visitor's locale. */
export const listProps = (
  { articles, categories }: { articles: readonly ArticleCard[]; categories: readonly CategoryCard[] },
  locale: Locale,
  visitor = locale,
): Omit<ArticleListProps, 'title'> => ({
  articles: articles.map((article) => shapeProps('article', article, locale, visitor)),
  categories: categories.map(({ id, ctCategoryTitle, ctCategorySlug, ctCategoryBackgroundColor, usedLocale }) => ({
    id,
    title: ctCategoryTitle,
    href: pathFor('category', ctCategorySlug, visitor),
    color: ctCategoryBackgroundColor && toHex(ctCategoryBackgroundColor.cssRgb),
    lang: usedLocale === locale ? undefined : usedLocale,
  })),
  allHref: inspirationPath(visitor),
  messages: libraryMessages[locale].articlePage,
})
