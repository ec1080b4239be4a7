import { ProductsPage } from '@brand/blocks/products-page'
import type { PageContextServer } from 'vike/types'
import type { Ready2goListData } from './load.ts'
import { ready2goListProps } from './props.ts'

/** The products from stock, with their search (R2G-01 to R2G-04). */
export default function Page({ data, request }: PageContextServer) {
  return <ProductsPage {...ready2goListProps(data as Ready2goListData, request)} />
}
