import { toFeedLink, listStyles } from '../inspiration/list.ts'
import type { PageOf } from '../page-of.ts'
import { itemView } from '../view.ts'
import type { CategoryData } from './load.ts'

/**
 * The articles of a category; the record decides whether the bar is inverted.
 * @requirement RT-12, ART-14
 */
export default function categoryView(page: PageOf<CategoryData>) {
  const { metadata, title, inverted } = page.data.category
  return itemView(page, {
    metadata: { ...metadata, meta_title: metadata.meta_title ?? title },
    inverted,
    styles: listStyles,
    feed: toFeedLink(page.request),
  })
}
