import type { PageContextServer } from 'vike/types'
import { toStockCard, toStockProduct } from '../../cms/kinds/stock-product.ts'
import { loadItem, withFailurePolicy, type ItemData } from '../load.ts'

/** The data of the page of a product from stock. */
export interface Ready2goData extends ItemData {
  product: ReturnType<typeof toStockProduct>
  others: readonly ReturnType<typeof toStockCard>[]
}

/**
 * Loads a product from stock by its slug, and the other ones.
 * @requirement RT-35, R2G-16
 */
export function loadReady2go({ request, routeParams }: PageContextServer): Promise<Ready2goData> {
  const { client, locale } = request
  const asked = Promise.all([
    client.ready2goProduct({ slug: routeParams.slug!, locale }),
    withFailurePolicy('lists', client.ready2goProducts({ locale }), []),
  ]).then(([answer, all]) => ({ ...answer, all }))
  return loadItem(
    request,
    asked,
    ({ response, all }, languages) => ({
      product: toStockProduct(response, languages),
      others: all.filter(({ id }) => id !== response.id).map((card) => toStockCard(card, languages)),
    }),
    ({ product }) => product.model,
  )
}
