import { localizedPath } from '@brand/content'
import { messages } from '../../i18n/index.ts'
import type { PageOf } from '../page-of.ts'
import { productData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { Ready2goData } from './load.ts'

/** A product from stock. */
export default function ready2goView(page: PageOf<Ready2goData>) {
  const { product, contentLocale, localizedSlugs } = page.data
  const { baseUrl, locale } = page.request
  const { model: name, descriptionHtml, images, facts } = product
  const description = descriptionHtml?.replaceAll(/<[^>]+>/g, ' ').trim()
  const url = baseUrl + localizedPath(localizedSlugs, contentLocale)
  return itemView(page, {
    metadata: { meta_title: name, meta_description: description, og_image: images[0] },
    structured: [productData({ name, description, images, facts, url, category: messages[locale].ready2go.title }, baseUrl)],
    styles: ['stock-product-page', 'product-grid'],
  })
}
