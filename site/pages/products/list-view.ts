import type { PageContextServer } from 'vike/types'
import { collectionData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ListData } from './list.ts'
import { listProps, productsStyles } from './props.ts'

/** The view of a typology or an issue. */
export function listView(pageContext: PageContextServer) {
  const { list, products, first, pattern, usedLocale: language } = pageContext.data as ListData
  const { title: name, intro: description, metadata } = list
  const { products: shown } = listProps(products, { first, pattern, language }, pageContext.request)
  return itemView(pageContext, {
    metadata: {
      ...metadata,
      meta_title: metadata.meta_title ?? name,
      meta_description: metadata.meta_description ?? description,
    },
    structured: [collectionData({ name, description, products: shown }, language, pageContext.request.baseUrl)],
    styles: productsStyles,
  })
}
