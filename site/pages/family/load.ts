import { routePath, type FixedRoute } from '@brand/content'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { byPolicy, loadItem } from '../load.ts'
import { feltOf } from '../product/felts.ts'
import { loadOthers } from '../product/others.ts'
import { familyProduct, type ProductData } from '../product/product.ts'

/** Shortened addresses below the products root lead to the list that they are part of. */
const shortened = new Map<string, FixedRoute>([
  ['types', 'products'],
  ['issues', 'products'],
  ['ready2go', 'ready2go-list'],
])

/** Loads a family by its slug, with who designed it, what it won, and other families of its kind (RT-28). */
export function loadFamily({ request, routeParams }: PageContextServer): Promise<ProductData> {
  const { client, locale } = request
  const list = shortened.get(routeParams.slug!)
  if (list) throw redirect(routePath(list, locale), 301)
  const asked = async () => {
    const { response, ...answer } = await client.family({ slug: routeParams.slug!, locale })
    const [awards, others] = await Promise.all([
      byPolicy('awards', client.awards({ locale }), []),
      loadOthers(request, response.id, response.ctFamilyTypologies),
    ])
    return {
      ...answer,
      product: familyProduct(response, feltOf(response.ctFamilyFelts, request.query)),
      designers: response.designers,
      awards: awards.filter(({ families }) => families.some(({ id }) => id === response.id)),
      others,
    }
  }
  return loadItem(request, asked(), ({ product }) => product.name)
}
