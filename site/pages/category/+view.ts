import type { PageContextServer } from 'vike/types'
import { feedOf, listStyles } from '../inspiration/list.ts'
import { itemView } from '../view.ts'
import type { CategoryData } from './load.ts'

/** The articles of a category (RT-12). Its head has no picture, which an inverted bar would need. */
export default function categoryView(pageContext: PageContextServer) {
  const { category } = pageContext.data as CategoryData
  const { ctCategoryMetadata, ctCategoryTitle } = category
  return itemView(pageContext, {
    metadata: { ...ctCategoryMetadata, meta_title: ctCategoryMetadata.meta_title ?? ctCategoryTitle },
    styles: listStyles,
    feed: feedOf(pageContext.request),
  })
}
