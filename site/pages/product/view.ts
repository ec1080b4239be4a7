import { localizedPath, type Locale } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { productData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import { productBlocks } from './blocks.ts'
import { feltQuery } from './felts.ts'
import type { ProductData } from './product.ts'

/** A family or a fabric. */
export function productView(pageContext: PageContextServer) {
  const data = pageContext.data as ProductData
  const { product, usedLocale, localizedSlugs } = data
  const { baseUrl } = pageContext.request
  const { name, typology, images, facts, metadata, felts, felt } = product
  const { title, description, image = images[0] } = metadata
  const { above, below } = productBlocks(data, messages[usedLocale], pageContext.request.locale)
  const url = baseUrl + localizedPath(localizedSlugs, usedLocale)
  const view = itemView(pageContext, {
    metadata: { meta_title: title ?? name, meta_description: description, og_image: image },
    structured: [productData({ name, description, images, facts, url, category: typology?.ctTypologyTitle }, baseUrl)],
    body: [...above, ...below],
    styles: ['cb_detail_header', 'product-page', 'charts'],
  })
  // Another language shows the same felt.
  const query = felt ? feltQuery(felts, felt) : ''
  return { ...view, chrome: { ...view.chrome, addressIn: (locale: Locale) => localizedPath(localizedSlugs, locale) + query } }
}
