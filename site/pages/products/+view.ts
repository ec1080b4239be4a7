import type { PageContextServer } from 'vike/types'
import { collectionData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ProductsData } from './load.ts'

/** Any list of products (TYPO-10). */
export default function productsView(pageContext: PageContextServer) {
  const { name, description, metadata, list, usedLocale } = pageContext.data as ProductsData
  return itemView(pageContext, {
    metadata: {
      ...metadata,
      meta_title: metadata?.meta_title ?? name,
      meta_description: metadata?.meta_description ?? description,
    },
    structured: [collectionData({ name, description, products: list.products }, usedLocale, pageContext.request.baseUrl)],
    styles: ['products-page', 'product-grid'],
  })
}
