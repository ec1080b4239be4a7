import { searchKeyword, type Ready2goCard } from '@brand/content'
import { folded } from '../../folded.ts'
import { ready2goSlug } from '../../products-path.ts'
import { ownSlugs } from '../../published.ts'
import type { SiteRequest } from '../context.ts'
import { loadItem, type ItemData } from '../load.ts'
import { askedOf } from '../products/load.ts'

/** The data of the list of products from stock. */
export interface Ready2goListData extends ItemData {
  products: readonly Ready2goCard[]
  /** What was typed into the search. */
  search: string | undefined
}

export const ready2goTitle = 'Ready2Go'

/** Loads the products from stock whose model or slug has the keyword, case and accents aside; without one all (RT-31, SRCH-18). */
export function loadReady2goList(request: SiteRequest): Promise<Ready2goListData> {
  const { client, locale, active } = request
  const { search } = askedOf(request)
  const keyword = folded(searchKeyword(search ?? ''))
  const asked = client.ready2goProducts({ locale }).then((products) => ({
    products: products.filter(({ model, slug }) => [model, slug].some((text) => folded(text).includes(keyword))),
    search,
    usedLocale: locale,
    // A typology of its own, for address and trail (TYPO-07, BC-07).
    localizedSlugs: { ...ownSlugs(ready2goSlug, active), type: 'typology' },
  }))
  return loadItem(request, asked, () => ready2goTitle)
}
