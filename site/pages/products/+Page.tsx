import { ProductsPage } from '@brand/blocks/products-page'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../messages/index.ts'
import type { ProductsData } from './load.ts'
import { listProps } from './props.ts'

/** All families, to filter by typology and issue and to search (TYPO-01 to TYPO-06). */
export default function Page({ data, request }: PageContextServer) {
  const { locale } = request
  const { title, intro } = messages[locale].products
  const { products } = data as ProductsData
  return <ProductsPage title={title} intro={intro} {...listProps(products, { pattern: 'pattern1', language: locale }, request)} />
}
