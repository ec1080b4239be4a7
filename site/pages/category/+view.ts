import { feedOf, listStyles } from '../inspiration/list.ts'
import type { PageOf } from '../page-of.ts'
import { itemView } from '../view.ts'
import type { CategoryData } from './load.ts'

/**
 * The articles of a category. Its head has no picture, which an inverted bar would need.
 * @requirement RT-12
 */
export default function categoryView(page: PageOf<CategoryData>) {
  const { metadata, title } = page.data.category
  return itemView(page, {
    metadata: { ...metadata, meta_title: metadata.meta_title ?? title },
    styles: listStyles,
    feed: feedOf(page.request),
  })
}
