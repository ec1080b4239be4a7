import type { PageContextServer } from 'vike/types'
import { messages } from '../../messages/index.ts'
import { collectionData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { ProductsData } from './load.ts'
import { listProps, productsStyles } from './props.ts'

/** All products; their title is the name of the catalogue (TYPO-10). */
export default function productsView(pageContext: PageContextServer) {
  const { data, request } = pageContext
  const { locale } = request
  const { name, description } = messages[locale].products
  const { products } = listProps((data as ProductsData).products, { pattern: 'pattern1', language: locale }, request)
  return itemView(pageContext, {
    metadata: { meta_title: name, meta_description: description },
    structured: [collectionData({ name, description, products }, locale, request.baseUrl)],
    styles: productsStyles,
  })
}
