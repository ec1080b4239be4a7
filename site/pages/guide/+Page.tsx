import { GuidePage } from '@brand/blocks/guide-page'
import { shapes } from '@brand/blocks/contracts'
import { pageSlugs, pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue, toHex } from '../../cms/to-props.ts'
import { messages as siteMessages } from '../../i18n/index.ts'
import { shortQuery } from '../../request/short-query.ts'
import { formOf } from '../../forms/form.ts'
import { withRelated } from '../related.ts'
import type { GuideData } from './load.ts'

/** An acoustic guide in its colours: head, body, related articles, and the way to all guides (GUIDE-01 to GUIDE-04). */
export default function Page({ data, request }: PageContextServer) {
  const { response: guide, usedLocale } = data as GuideData
  const { ctAcousticGuideImage: image, ctAcousticGuideColor: color } = guide
  const { locale: visitor } = request
  const messages = libraryMessages[usedLocale].guidePage
  const { ctAcousticGuideBody, ctAcousticGuideRelatedArticles: related } = guide
  const records = withRelated(guide.id, ctAcousticGuideBody, related, {
    texts: siteMessages[usedLocale],
    visitor,
    title: messages.related,
  })
  const given = { query: shortQuery(request.query), form: formOf(data as GuideData, request) }
  const body = renderBlocks({ records, locale: usedLocale, visitor, debug: !request.production, given })
  return (
    <GuidePage
      title={guide.ctAcousticGuideTitle}
      subtitle={guide.ctAcousticGuideSubtitle}
      intro={guide.ctAcousticGuideIntro}
      image={image && imageValue(image, shapes.guide.image)}
      color={color && toHex(color.cssRgb)}
      modifier={guide.ctAcousticGuideModifier}
      inverted={guide.ctAcousticGuideLightNavigation}
      parentHref={pathFor('page', pageSlugs.guides, visitor)}
      messages={messages}
    >
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </GuidePage>
  )
}
