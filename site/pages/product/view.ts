import { localizedPath, type Locale } from '@brand/content'
import { findSpeechReduction } from '../../cms/figures.ts'
import { messages } from '../../i18n/index.ts'
import { finishQuery } from '../../routes/products.ts'
import type { PageOf } from '../page-of.ts'
import { productData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import { productBlocks } from './blocks.ts'
import type { ProductData } from './data.ts'

/** A family or a fabric. */
export function productView(page: PageOf<ProductData>) {
  const { product, contentLocale, localizedSlugs } = page.data
  const { baseUrl, locale } = page.request
  const { name, typology, pictures, facts, metadata, finishes, finish } = product
  const { title, description, image = pictures[0] } = metadata
  const { above, below } = productBlocks(page.data, messages[contentLocale], { locale, contentLocale })
  const isHeard = product.absorption !== undefined || findSpeechReduction(product) !== undefined
  const url = baseUrl + localizedPath(localizedSlugs, contentLocale)
  const view = itemView(page, {
    metadata: { meta_title: title ?? name, meta_description: description, og_image: image },
    structured: [productData({ name, description, images: pictures, facts, url, category: typology?.title }, baseUrl)],
    blocks: [...above, ...below],
    styles: ['detail-header', 'product-page', 'charts', ...(isHeard ? ['product-sound'] : [])],
  })
  // Another language shows the same finish.
  const query = finishQuery(finishes, finish)
  return { ...view, chrome: { ...view.chrome, addressIn: (to: Locale) => localizedPath(localizedSlugs, to) + query } }
}
