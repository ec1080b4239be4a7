import { toTypologyHead } from '../../cms/kinds/list.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadList } from '../products/load-list.ts'

/**
 * Loads a typology with its products, or with those that the query asks for.
 * @requirement RT-29, RT-30
 */
export function loadTypology(request: SiteRequest, slug: string) {
  const { client, locale } = request
  // The products themselves come page by page; the first ones only show the kind of the list.
  const asked = client
    .typology({ slug, locale, limit: 1 })
    .then(({ response, ...answer }) => ({ ...answer, head: toTypologyHead(response) }))
  return loadList(request, 'type', asked)
}
