import { GuidePage } from '@brand/blocks/guide-page'
import { pageSlugs, pathFor } from '@brand/content'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { shortQuery } from '../../request/short-query.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import { withRelated } from '../related.ts'
import type { GuideData } from './load.ts'

/**
 * An acoustic guide in its colours: head, body, related articles, and the link to all guides.
 * @requirement GUIDE-01 to GUIDE-04
 */
export default function Page(page: PageOf<GuideData>) {
  const { guide, contentLocale } = page.data
  const { locale, query } = page.request
  const { guidePage } = libraryMessages[contentLocale]
  const { id, title, subtitle, intro, image, color, textTone, inverted, blocks, related } = guide
  const all = withRelated(id, blocks, related, { texts: messages[contentLocale], locale, title: guidePage.related })
  return (
    <GuidePage
      {...{ title, subtitle, intro, image, color, textTone, inverted }}
      parentHref={pathFor('page', pageSlugs.guides, locale)}
      messages={guidePage}
    >
      <PageBlocks page={page} blocks={all} options={{ query: shortQuery(query) }} />
    </GuidePage>
  )
}
