import type { PageOf } from '../page-of.ts'
import { itemView } from '../view.ts'
import type { GuideData } from './load.ts'

/** An acoustic guide. */
export default function guideView(page: PageOf<GuideData>) {
  const { metadata, inverted, blocks } = page.data.guide
  return itemView(page, { metadata, inverted, blocks, styles: ['guide-page', 'article-grid'] })
}
