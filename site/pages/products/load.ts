import type { ProductsPageProps } from '@brand/blocks/products-page'
import { findSlug, type Metadata } from '@brand/content'
import { redirect } from 'vike/abort'
import { messages } from '../../i18n/index.ts'
import type { SiteRequest } from '../../request/context.ts'
import { comparedKey, comparedSlugs, queryText, toggledSlugs, toggleKey } from '../../routes/compare.ts'
import type { PathFilter } from '../../routes/products.ts'
import { toFixedSlugs } from '../../routes/fixed-slugs.ts'
import { loadItem, type ItemData } from '../load.ts'
import { filteredProducts } from './filtered.ts'
import { listProps } from './props.ts'

/** The data of a list of products: all, those of a typology or an issue, or those from stock. */
export interface ProductsData extends ItemData {
  /** Name of the list outside of its page. */
  name: string
  description?: string | undefined
  /** Metadata of its record; name and description replace missing ones. */
  metadata?: Metadata | undefined
  list: ProductsPageProps
}

/** Reads the filters of a list from its query and its path; cuts values to the longest keyword of the API. */
export function readFilters({ query }: Pick<SiteRequest, 'query'>, path: Partial<Record<PathFilter, string>> = {}) {
  const given = (name: string) => query.get(name)?.trim().slice(0, 100).toWellFormed() || undefined
  const families = comparedSlugs(query).join() || undefined
  return {
    type: given('type'),
    issue: given('issue'),
    class: given('class'),
    depth: given('depth'),
    price: given('price'),
    search: given('search'),
    families,
    ...path,
  }
}

/**
 * Redirects to the address of the list with its new comparison, after a family was added to it or removed from it.
 * @requirement CMP-01
 */
export function redirectToggled({ path, query }: Pick<SiteRequest, 'path' | 'query'>) {
  if (!query.has(toggleKey)) return
  const next = new URLSearchParams(query)
  next.delete(toggleKey)
  next.delete(comparedKey)
  const slugs = toggledSlugs(query)
  if (slugs.length) next.set(comparedKey, slugs.join())
  throw redirect(`${path}?${queryText(next)}`, 302)
}

const pattern = 'pattern1'

/**
 * Loads the products root: all families, or those that its query asks for.
 * @requirement RT-27
 */
export async function loadProducts(request: SiteRequest): Promise<ProductsData> {
  const { locale, active } = request
  const { name, description, intro } = messages[locale].products
  redirectToggled(request)
  const asked = filteredProducts(request, readFilters(request), pattern).then((found) => ({
    found,
    usedLocale: locale,
    localizedSlugs: toFixedSlugs(findSlug('products'), active),
  }))
  return loadItem(
    request,
    asked,
    ({ found }, languages) => ({
      name,
      description,
      list: { title: name, intro, ...listProps(found, { pattern }, languages) },
    }),
    () => name,
  )
}
