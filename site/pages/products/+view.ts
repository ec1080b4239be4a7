import type { PageOf } from '../page-of.ts'
import { collectionData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ProductsData } from './load.ts'

/**
 * Any list of products.
 * @requirement TYPO-10
 */
export default function productsView(page: PageOf<ProductsData>) {
  const { name, description, metadata, list, contentLocale } = page.data
  return itemView(page, {
    metadata: {
      ...metadata,
      meta_title: metadata?.meta_title ?? name,
      meta_description: metadata?.meta_description ?? description,
    },
    structured: [collectionData({ name, description, products: list.products }, contentLocale, page.request.baseUrl)],
    styles: ['products-page', 'product-grid'],
  })
}
