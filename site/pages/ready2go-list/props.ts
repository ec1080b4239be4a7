import { shapes } from '@brand/blocks/contracts'
import type { ProductsPageProps } from '@brand/blocks/products-page'
import { pathFor } from '@brand/content'
import { libraryMessages } from '../../cms/messages.ts'
import { imageValue } from '../../cms/to-props.ts'
import { messages } from '../../messages/index.ts'
import { productsPath, ready2goSlug } from '../../products-path.ts'
import type { SiteRequest } from '../context.ts'
import { pageAddress, pageOf } from '../products/props.ts'
import { ready2goTitle, type Ready2goListData } from './load.ts'

/** The list of products from stock (R2G-01 to R2G-04). */
export function ready2goListProps(
  { products, search = '' }: Ready2goListData,
  { locale, query }: Pick<SiteRequest, 'locale' | 'query'>,
): ProductsPageProps {
  const href = pathFor('typology', ready2goSlug, locale)
  const parentHref = productsPath(locale)
  const { products: root, ready2go } = messages[locale]
  const { items, ...pages } = pageOf({ hero: [], normal: products }, 'pattern3', query)
  const here = search ? `${href}?${new URLSearchParams({ search })}` : href
  return {
    title: ready2goTitle,
    intro: ready2go.intro,
    parent: { label: root.title, href: parentHref },
    search: { href, clearHref: parentHref },
    keyword: search,
    products: items.map(({ id, slug, model, images: [image], usedLocale }) => ({
      id,
      title: model,
      href: pathFor('ready2go', slug, locale),
      image: image && imageValue(image, shapes.product.image),
      lang: usedLocale === locale ? undefined : usedLocale,
    })),
    total: products.length,
    pattern: 'pattern3',
    pages: { ...pages, href: pageAddress(here), firstHref: here },
    allHref: href,
    messages: libraryMessages[locale].productsPage,
  }
}
