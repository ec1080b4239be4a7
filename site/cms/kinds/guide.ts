import { shapes } from '@brand/blocks/contracts'
import type { AcousticGuide } from '@brand/content'
import type { Languages } from '../languages.ts'
import type { PageBlock } from '../page-blocks.ts'
import { toColor, imageValue } from '../to-props.ts'
import { toArticleCard } from './article.ts'

/**
 * An acoustic guide.
 * @requirement GUIDE-01 to GUIDE-04
 */
export function toGuide(guide: AcousticGuide, languages: Languages) {
  const blocks: readonly PageBlock[] = guide.ctAcousticGuideBody
  return {
    id: guide.id,
    title: guide.ctAcousticGuideTitle,
    subtitle: guide.ctAcousticGuideSubtitle,
    intro: guide.ctAcousticGuideIntro,
    /** As the content has it, for search engines. */
    picture: guide.ctAcousticGuideImage,
    image: guide.ctAcousticGuideImage && imageValue(guide.ctAcousticGuideImage, shapes.guide.image),
    color: toColor(guide.ctAcousticGuideColor),
    textTone: guide.ctAcousticGuideModifier,
    inverted: guide.ctAcousticGuideLightNavigation || guide.ctAcousticGuideMetadata.light_navigation === true,
    blocks,
    related: guide.ctAcousticGuideRelatedArticles.map((card) => toArticleCard(card, languages)),
    metadata: guide.ctAcousticGuideMetadata,
  }
}
