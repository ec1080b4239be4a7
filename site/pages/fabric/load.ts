import type { PageContextServer } from 'vike/types'
import { toFabric, fabricTypology } from '../../cms/kinds/product.ts'
import { loadItem } from '../load.ts'
import type { ProductData } from '../product/data.ts'
import { loadOthers, otherCards } from '../product/others.ts'

/**
 * Loads a felt or fabric by its slug, and other ones.
 * @requirement RT-36
 */
export function loadFabric({ request, routeParams }: PageContextServer): Promise<ProductData> {
  const asked = async () => {
    const answer = await request.client.fabric({ slug: routeParams.slug!, locale: request.locale })
    const { response } = answer
    return { ...answer, others: await loadOthers(request, response.id, fabricTypology(response)) }
  }
  return loadItem(
    request,
    asked(),
    ({ response, others }, languages) => ({
      product: toFabric(response, languages),
      designers: [],
      awards: [],
      others: otherCards(others, languages),
    }),
    ({ product }) => product.name,
  )
}
