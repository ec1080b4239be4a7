import { localizedPath } from '@brand/content'
import { toFeedLink, listStyles } from '../inspiration/list.ts'
import type { PageOf } from '../page-of.ts'
import { articleData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ArticleData } from './load.ts'

/**
 * An article. The bar is inverted only over its picture.
 * @requirement RT-13
 */
export default function articleView(page: PageOf<ArticleData>) {
  const { article, contentLocale, localizedSlugs } = page.data
  const { metadata, title, intro, picture, imageFirst, blocks } = article
  const { baseUrl } = page.request
  const address = baseUrl + localizedPath(localizedSlugs, contentLocale)
  return itemView(page, {
    metadata: {
      ...metadata,
      meta_title: metadata.meta_title ?? title,
      meta_description: metadata.meta_description ?? intro,
      og_image: metadata.og_image ?? picture,
    },
    type: 'article',
    inverted: imageFirst && Boolean(picture),
    structured: [articleData(article, contentLocale, address, baseUrl)],
    blocks,
    styles: listStyles,
    feed: toFeedLink(page.request),
  })
}
