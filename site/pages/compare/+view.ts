import { pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { compareAddress, comparedKey } from '../../routes/compare.ts'
import { messages } from '../../i18n/index.ts'
import { collectionData } from '../structured-data.ts'
import { itemView, type View } from '../view.ts'
import { slugIn, type CompareData } from './load.ts'

/** The comparison: without families it may be found, with some it is one of very many (RT-39). */
export default function compareView(pageContext: PageContextServer): View {
  const { locale, query, baseUrl } = pageContext.request
  const { title, description } = messages[locale].compare
  const { families } = pageContext.data as CompareData
  const products = families.map(({ response: { ctFamilyName, ctFamilySlug } }) => ({
    title: ctFamilyName,
    href: pathFor('family', ctFamilySlug, locale),
  }))
  const names = products.map((product) => product.title)
  const view = itemView(pageContext, {
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
