import { localizedPath } from '@brand/content'
import type { PageOf } from '../page-of.ts'
import { articleData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { GuideData } from './load.ts'

/**
 * An acoustic guide; for search engines it is an article.
 * @requirement SEO-10
 */
export default function guideView(page: PageOf<GuideData>) {
  const { guide, contentLocale, localizedSlugs } = page.data
  const { metadata, inverted, blocks } = guide
  const { baseUrl } = page.request
  const address = baseUrl + localizedPath(localizedSlugs, contentLocale)
  return itemView(page, {
    metadata,
    type: 'article',
    inverted,
    structured: [articleData(guide, contentLocale, address, baseUrl)],
    blocks,
    styles: ['guide-page', 'article-grid'],
  })
}
