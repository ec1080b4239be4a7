import { messages } from '../../i18n/index.ts'
import type { PageOf } from '../page-of.ts'
import { itemView } from '../view.ts'
import { toFeedLink, listStyles } from './list.ts'
import type { InspirationData } from './load.ts'

/**
 * The overview of articles.
 * @requirement RT-11
 */
export default function inspirationView(page: PageOf<InspirationData>) {
  const { title, description } = messages[page.request.locale].inspiration
  return itemView(page, {
    metadata: { meta_title: title, meta_description: description },
    styles: listStyles,
    feed: toFeedLink(page.request),
  })
}
