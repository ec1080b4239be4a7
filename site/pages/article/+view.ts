import { localizedPath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { feedOf, listStyles } from '../inspiration/list.ts'
import { articleData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ArticleData } from './load.ts'

/** An article (RT-13). The bar is inverted only over its picture. */
export default function articleView(pageContext: PageContextServer) {
  const { article, usedLocale, localizedSlugs } = pageContext.data as ArticleData
  const { ctArticleMetadata, ctArticleTitle, ctArticleIntro, ctArticleImage, ctArticleCardImage, ctArticleBody } = article
  const { baseUrl } = pageContext.request
  return itemView(pageContext, {
    metadata: {
      ...ctArticleMetadata,
      meta_title: ctArticleMetadata.meta_title ?? ctArticleTitle,
      meta_description: ctArticleMetadata.meta_description ?? ctArticleIntro,
      og_image: ctArticleMetadata.og_image ?? ctArticleImage ?? ctArticleCardImage,
    },
    type: 'article',
    inverted: article.ctArticleLightNavigation && Boolean(ctArticleImage ?? ctArticleCardImage),
    structured: [articleData(article, usedLocale, baseUrl + localizedPath(localizedSlugs, usedLocale), baseUrl)],
    body: ctArticleBody,
    styles: listStyles,
    feed: feedOf(pageContext.request),
  })
}
