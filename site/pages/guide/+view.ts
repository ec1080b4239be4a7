import type { PageContextServer } from 'vike/types'
import { itemView } from '../view.ts'
import type { GuideData } from './load.ts'

/** An acoustic guide. */
export default function guideView(pageContext: PageContextServer) {
  const { response } = pageContext.data as GuideData
  return itemView(pageContext, {
    metadata: response.ctAcousticGuideMetadata,
    inverted: response.ctAcousticGuideLightNavigation,
    body: response.ctAcousticGuideBody,
    styles: ['guide-page', 'cb_article_grid'],
  })
}
