import { localizedPath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { productData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { Ready2goData } from './load.ts'

/** A product from stock. */
export default function ready2goView(pageContext: PageContextServer) {
  const { product, usedLocale, localizedSlugs } = pageContext.data as Ready2goData
  const { baseUrl } = pageContext.request
  const { model: name, description: html, images, facts } = product
  const description = html?.replaceAll(/<[^>]+>/g, ' ').trim()
  const url = baseUrl + localizedPath(localizedSlugs, usedLocale)
  return itemView(pageContext, {
    metadata: { meta_title: name, meta_description: description, og_image: images[0] },
    structured: [productData({ name, description, images, facts, url, category: 'Ready2Go' }, baseUrl)],
    styles: ['stock-product-page', 'product-grid'],
  })
}
