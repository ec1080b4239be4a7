import { interpolate } from '@brand/blocks/i18n'
import type { Block, Designer } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { productsPath } from '../../routes/products.ts'
import { loadItem, type ItemData } from '../load.ts'
import { wayTo } from '../related.ts'

/** The data of a designer's page. */
export interface DesignerData extends ItemData {
  designer: Designer
  /** Its blocks, and below them the products that the designer designed (DSGN-02). */
  body: readonly Block[]
}

/** Name of the grid of products for links within the page. */
export const productsId = 'products'

/** Loads a designer by slug (RT-18). */
export async function loadDesigner({ request, routeParams }: PageContextServer): Promise<DesignerData> {
  const { client, locale } = request
  const asked = client.designer({ slug: routeParams.slug!, locale })
  const { response, ...item } = await loadItem(request, asked, (answer) => answer.response.ctDesignerName)
  const { ctDesignerName: name, ctDesignerSlug: slug, ctDesignerBody: body, families } = response
  if (!families.length) return { ...item, designer: response, body }
  const title = interpolate(messages[item.usedLocale].designedBy, { name })
  const action = wayTo(messages[item.usedLocale].products.name, productsPath(locale))
  const grid = {
    cbFamilyGridTitle: title,
    cbFamilyGridFamilies: families,
    cbFamilyGridId: productsId,
    cbFamilyGridAction: action,
  }
  const products = { type: 'cb_family_grid', id: `${slug}-products`, ...grid }
  return { ...item, designer: response, body: [...body, products as Block] }
}
