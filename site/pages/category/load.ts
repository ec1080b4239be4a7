import { toCategoryLink, toCategory } from '../../cms/kinds/article.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of a category's page. */
export interface CategoryData extends ItemData {
  category: ReturnType<typeof toCategory>
  categories: readonly ReturnType<typeof toCategoryLink>[]
}

/** Loads a category with its articles, and the other categories for the filter. */
export function loadCategory(request: SiteRequest, slug: string): Promise<CategoryData> {
  const { client, locale } = request
  const asked = Promise.all([client.category({ slug, locale }), client.categories({ locale })]).then(([answer, categories]) => ({
    ...answer,
    categories,
  }))
  return loadItem(
    request,
    asked,
    ({ category, categories }, languages) => ({
      category: toCategory(category, languages),
      categories: categories.map((each) => toCategoryLink(each, languages)),
    }),
    ({ category }) => category.title,
  )
}
