import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { itemView } from '../view.ts'
import { feedOf, listStyles } from './list.ts'

/** The overview of articles (RT-11). */
export default function inspirationView(pageContext: PageContextServer) {
  const { title, description } = messages[pageContext.request.locale].inspiration
  return itemView(pageContext, {
    metadata: { meta_title: title, meta_description: description },
    styles: listStyles,
    feed: feedOf(pageContext.request),
  })
}
