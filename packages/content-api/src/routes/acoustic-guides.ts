import { acousticGuide, acousticGuideAnswer, acousticGuideCard, apiPaths } from '@brand/content'
import { serialize } from '../serialize.ts'
import { related } from './articles.ts'
import { itemCall } from './item.ts'

/**
 * Acoustic guides, each with related articles.
 * @requirement API-10, API-11
 */
export const acousticGuidesCall = itemCall({
  path: apiPaths.acousticGuides,
  entity: acousticGuide,
  names: ['guide', 'guides'],
  card: acousticGuideCard,
  answer: acousticGuideAnswer,
  one(found, snapshot, locale) {
    const shown = serialize(acousticGuide, found, snapshot, locale)
    const articles = related(shown.ctAcousticGuideRelatedArticles, snapshot, locale)
    return { response: { ...shown, ctAcousticGuideRelatedArticles: articles } }
  },
})
