import type { CategoryAnswer, CategoryCard } from '@brand/content'
import type { SiteRequest } from '../../request/context.ts'
import { loadItem, type ItemData } from '../load.ts'

/** The data of a category's page. */
export interface CategoryData extends ItemData {
  category: CategoryAnswer['category']
  categories: readonly CategoryCard[]
}

/** Loads a category with its articles, and the other categories for the filter. */
export function loadCategory(request: SiteRequest, slug: string): Promise<CategoryData> {
  const { client, locale } = request
  const asked = Promise.all([client.category({ slug, locale }), client.categories({ locale })])
  return loadItem(
    request,
    asked.then(([answer, categories]) => ({ ...answer, categories })),
    ({ category }) => category.ctCategoryTitle,
  )
}
