import type { PageContextServer } from 'vike/types'
import { loadItem } from '../load.ts'
import { loadOthers } from '../product/others.ts'
import { fabricProduct, type ProductData } from '../product/product.ts'

/** Loads a felt or fabric by its slug, and other ones (RT-36). */
export function loadFabric({ request, routeParams }: PageContextServer): Promise<ProductData> {
  const { client, locale } = request
  const asked = async () => {
    const { response, ...answer } = await client.fabric({ slug: routeParams.slug!, locale })
    const others = await loadOthers(request, response.id, response.ctFabricTypologies)
    return { ...answer, product: fabricProduct(response), designers: [], awards: [], others }
  }
  return loadItem(request, asked(), ({ product }) => product.name)
}
