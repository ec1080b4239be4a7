import { ArticleBody, ArticleHeader, NextArticle } from '@brand/blocks/article-page'
import { pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue, shapeProps, toHex } from '../../cms/to-props.ts'
import { messages } from '../../i18n/index.ts'
import { formOf } from '../../forms/form.ts'
import { withRelated } from '../related.ts'
import type { ArticleData } from './load.ts'

/** The picture of the head, in sizes that headers of pages have too. */
const headImage = { ratio: '16:9', widths: [640, 1280, 1920, 2560] } as const

/** An article: head, body, related articles, and the next one (ART-06, ART-07). */
export default function Page({ data, request }: PageContextServer) {
  const { article, next, usedLocale } = data as ArticleData
  const { locale: visitor, production } = request
  const texts = libraryMessages[usedLocale]
  const category = article.ctArticleCategory
  const image = article.ctArticleImage ?? article.ctArticleCardImage
  const records = withRelated(article.id, article.ctArticleBody, article.ctArticleRelatedArticles, {
    texts: messages[usedLocale],
    visitor,
  })
  const html = renderBlocks({
    records,
    locale: usedLocale,
    visitor,
    debug: !production,
    given: { form: formOf(data as ArticleData, request) },
  })
  return (
    <>
      <ArticleHeader
        title={article.ctArticleTitle}
        intro={article.ctArticleIntro}
        category={category && { title: category.ctCategoryTitle, href: pathFor('category', category.ctCategorySlug, visitor) }}
        color={category?.ctCategoryBackgroundColor && toHex(category.ctCategoryBackgroundColor.cssRgb)}
        date={article.ctArticlePublishDate}
        readTime={article.ctArticleReadTime}
        facts={{
          date: article.ctArticleDate,
          closingDate: article.ctArticleClosingDate,
          location: article.ctArticleLocation,
          price: article.ctArticlePrice,
          booth: article.ctArticleBooth,
          website: article.ctArticleWebsite,
          architect: article.ctArticleArchitect,
          photographer: article.ctArticlePhotographer,
        }}
        image={image && imageValue(image, headImage)}
        imageFirst={article.ctArticleLightNavigation}
        messages={texts.articlePage}
      />
      <ArticleBody>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </ArticleBody>
      {next && <NextArticle article={shapeProps('article', next, usedLocale, visitor)} messages={texts.articlePage} />}
    </>
  )
}
