import { ProductsPage } from '@brand/blocks/products-page'
import type { PageOf } from '../page-of.ts'
import type { ProductsData } from './load.ts'

/**
 * Products to filter and to search, of any list.
 * @requirement TYPO-01 to TYPO-06, TYPO-14, RT-33, R2G-01 to R2G-04
 */
export default function Page({ data }: PageOf<ProductsData>) {
  return <ProductsPage {...data.list} />
}
