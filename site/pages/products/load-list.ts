import { defaultLocale, type Locale, type LocalizedSlugs } from '@brand/content'
import type { ListHead } from '../../cms/kinds/list.ts'
import type { SiteRequest } from '../../request/context.ts'
import type { PathFilter } from '../../routes/products.ts'
import { loadItem } from '../load.ts'
import { filteredProducts } from './filtered.ts'
import { readFilters, redirectToggled, type ProductsData } from './load.ts'
import { listProps } from './props.ts'

/** The head of a typology or an issue, and what the API answers with it. */
interface List {
  usedLocale: Locale
  localizedSlugs: LocalizedSlugs
  head: ListHead
}

/**
 * Loads the products of a typology or an issue below its title, intro and picture on its colour.
 * @requirement RT-33, TYPO-14
 */
export async function loadList(request: SiteRequest, first: PathFilter, asked: Promise<List>): Promise<ProductsData> {
  redirectToggled(request)
  const load = async () => {
    const answer = await asked
    const { slugs } = answer.localizedSlugs
    const slug = slugs[request.locale] ?? slugs[defaultLocale]!
    const found = await filteredProducts(request, readFilters(request, { [first]: slug }), answer.head.pattern)
    return { ...answer, found }
  }
  return loadItem(
    request,
    load(),
    ({ head: { title, intro, image, color, metadata, pattern }, found }, languages) => ({
      name: title,
      description: intro,
      metadata,
      list: { title, intro, image, color, ...listProps(found, { first, pattern }, languages) },
    }),
    ({ name }) => name,
  )
}
