import type { PageContextServer } from 'vike/types'
import { messages } from '../../messages/index.ts'
import { productsStyles } from '../products/props.ts'
import { collectionData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import { ready2goTitle as name, type Ready2goListData } from './load.ts'
import { ready2goListProps } from './props.ts'

/** The list of products from stock. */
export default function ready2goListView(pageContext: PageContextServer) {
  const { data, request } = pageContext
  const { description } = messages[request.locale].ready2go
  const { products } = ready2goListProps(data as Ready2goListData, request)
  return itemView(pageContext, {
    metadata: { meta_title: name, meta_description: description },
    structured: [collectionData({ name, description, products }, request.locale, request.baseUrl)],
    styles: productsStyles,
  })
}
