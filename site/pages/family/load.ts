import { routePath, type FixedRoute } from '@brand/content'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findFelt } from '../../cms/kinds/felts.ts'
import { toFamily, familyTypology, toOwnAward } from '../../cms/kinds/product.ts'
import { shapeProps } from '../../cms/to-props.ts'
import { loadItem, withFailurePolicy } from '../load.ts'
import type { ProductData } from '../product/data.ts'
import { loadOthers, otherCards } from '../product/others.ts'

/** Shortened addresses below the products root lead to the list that they are part of. */
const shortened = new Map<string, FixedRoute>([
  ['types', 'products'],
  ['issues', 'products'],
  ['ready2go', 'ready2go-list'],
])

/**
 * Loads a family by its slug, with who designed it, what it won, and other families of its kind.
 * @requirement RT-28
 */
export function loadFamily({ request, routeParams }: PageContextServer): Promise<ProductData> {
  const { client, locale, query } = request
  const list = shortened.get(routeParams.slug!)
  if (list) throw redirect(routePath(list, locale), 301)
  const asked = async () => {
    const answer = await client.family({ slug: routeParams.slug!, locale })
    const { response } = answer
    const [awards, others] = await Promise.all([
      withFailurePolicy('awards', client.awards({ locale, family: response.id }), []),
      loadOthers(request, response.id, familyTypology(response)),
    ])
    return { ...answer, awards, others }
  }
  return loadItem(
    request,
    asked(),
    ({ response, awards, others }, languages) => ({
      product: toFamily(response, languages, findFelt(response, query)),
      designers: response.designers.map((designer) => shapeProps('designer', designer, languages)),
      awards: awards.map((award) => toOwnAward(award, response, languages)),
      others: otherCards(others, languages),
    }),
    ({ product }) => product.name,
  )
}
