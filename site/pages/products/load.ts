import type { SiteRequest } from '../context.ts'
import { productsSlug, type PathFilter } from '../../products-path.ts'
import { messages } from '../../messages/index.ts'
import { ownSlugs } from '../../published.ts'
import { loadItem, type ItemData } from '../load.ts'
import { filteredProducts, type Filtered } from './filtered.ts'

/** The data of a list of products. */
export interface ProductsData extends ItemData {
  products: Filtered
}

/** What the query of a list asks for, beside what its path says; cut to the longest keyword of the API. */
export function askedOf({ query }: Pick<SiteRequest, 'query'>, path: Partial<Record<PathFilter, string>> = {}) {
  const given = (name: string) => query.get(name)?.trim().slice(0, 100).toWellFormed() || undefined
  return { type: given('type'), issue: given('issue'), search: given('search'), ...path }
}

/** Loads the products root: all families, or those that its query asks for (RT-27). */
export function loadProducts(request: SiteRequest): Promise<ProductsData> {
  const { locale, active } = request
  const asked = filteredProducts(request, askedOf(request)).then((products) => ({
    products,
    usedLocale: locale,
    localizedSlugs: ownSlugs(productsSlug, active),
  }))
  return loadItem(request, asked, () => messages[locale].products.name)
}
