import { itemsPerPage } from '@brand/blocks/product-grid'
import { pathFor, searchKeyword } from '@brand/content'
import { toStockCard } from '../../cms/kinds/stock-product.ts'
import { formPath } from '../../forms/forms.ts'
import { folded } from '../../i18n/folded.ts'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import type { SiteRequest } from '../../request/context.ts'
import { productsPath, ready2goSlug } from '../../routes/products.ts'
import { toFixedSlugs } from '../../routes/fixed-slugs.ts'
import { loadItem, orNotFound } from '../load.ts'
import { pageIn } from '../products/filtered.ts'
import { readFilters, type ProductsData } from '../products/load.ts'
import { pageAddress } from '../products/props.ts'

/**
 * Loads the products from stock whose model or slug has the keyword, case and accents aside; without one all.
 * @requirement RT-31, SRCH-18
 */
export function loadReady2goList(request: SiteRequest): Promise<ProductsData> {
  const { client, locale, active, query } = request
  const { search = '' } = readFilters(request)
  const keyword = folded(searchKeyword(search))
  const { products: root, ready2go } = messages[locale]
  const { title } = ready2go
  const href = pathFor('typology', ready2goSlug, locale)
  const parentHref = productsPath(locale)
  const here = search ? `${href}?${new URLSearchParams({ search })}` : href
  const asked = client.ready2goProducts({ locale }).then((all) => ({
    found: orNotFound(all).filter(({ model, slug }) => [model, slug].some((text) => folded(text).includes(keyword))),
    usedLocale: locale,
    // A typology of its own, for address and trail. @requirement TYPO-07, BC-07
    localizedSlugs: { ...toFixedSlugs(ready2goSlug, active), type: 'typology' as const },
  }))
  return loadItem(
    request,
    asked,
    ({ found }, languages) => {
      const size = itemsPerPage('pattern3').normal
      const pages = Math.max(1, Math.ceil(found.length / size))
      const page = Math.min(pageIn(query), pages)
      return {
        name: title,
        description: ready2go.description,
        list: {
          title,
          intro: ready2go.intro,
          parent: { label: root.name, href: parentHref },
          searchForm: { href, clearHref: parentHref },
          keyword: search,
          products: found.slice((page - 1) * size, page * size).map((card) => toStockCard(card, languages)),
          total: found.length,
          pattern: 'pattern3' as const,
          pages: { page, pages, href: pageAddress(here), firstHref: here },
          helpLink: { ...root.elsewhere, href: formPath('product-advice', locale) },
          allHref: href,
          messages: libraryMessages[locale].productsPage,
        },
      }
    },
    () => title,
  )
}
