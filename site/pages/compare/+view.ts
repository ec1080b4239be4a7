import { messages } from '../../i18n/index.ts'
import { compareAddress, comparedKey } from '../../routes/compare.ts'
import type { PageOf } from '../page-of.ts'
import { collectionData } from '../structured-data.ts'
import { itemView, type View } from '../view.ts'
import { slugIn, type CompareData } from './load.ts'

/**
 * The comparison: without families it may be found, with some it is one of very many.
 * @requirement RT-39
 */
export default function compareView(page: PageOf<CompareData>): View {
  const { locale, query, baseUrl } = page.request
  const { title, description } = messages[locale].compare
  const { families } = page.data
  const products = families.map(({ name, href }) => ({ title: name, href }))
  const names = families.map(({ name }) => name)
  const view = itemView(page, {
    metadata: { meta_title: names.length ? `${title}: ${names.join(', ')}` : title, meta_description: description },
    index: !query.has(comparedKey),
    structured: products.length ? [collectionData({ name: title, description, products }, locale, baseUrl)] : [],
    styles: ['compare-page'],
  })
  const addressIn = (to: typeof locale) =>
    compareAddress(
      to,
      families.map((family) => slugIn(family, to)),
    )
  return { ...view, chrome: { ...view.chrome, addressIn } }
}
