import type { Ready2go, Ready2goCard } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { byPolicy, loadItem, type ItemData } from '../load.ts'

/** The data of the page of a product from stock. */
export interface Ready2goData extends ItemData {
  product: Ready2go
  others: readonly Ready2goCard[]
}

/** Loads a product from stock by its slug, and the other ones (RT-35, R2G-16). */
export function loadReady2go({ request, routeParams }: PageContextServer): Promise<Ready2goData> {
  const { client, locale } = request
  const asked = Promise.all([
    client.ready2goProduct({ slug: routeParams.slug!, locale }),
    byPolicy('lists', client.ready2goProducts({ locale }), []),
  ])
  return loadItem(
    request,
    asked.then(([{ response: product, ...answer }, all]) => ({
      ...answer,
      product,
      others: all.filter(({ id }) => id !== product.id),
    })),
    ({ product }) => product.model,
  )
}
