import { familyGrid } from '@brand/blocks/contracts'
import { interpolate } from '@brand/blocks/i18n'
import type { PageContextServer } from 'vike/types'
import { toDesigner } from '../../cms/kinds/designer.ts'
import type { Languages } from '../../cms/languages.ts'
import { addedBlock, type PageBlock } from '../../cms/page-blocks.ts'
import { messages } from '../../i18n/index.ts'
import { productsPath } from '../../routes/products.ts'
import { loadItem, type ItemData } from '../load.ts'
import { titleLink } from '../related.ts'

type Designer = ReturnType<typeof toDesigner>

/** The data of a designer's page. */
export interface DesignerData extends ItemData {
  designer: Designer
  /**
   * The designer's blocks, and below them the products that he or she designed.
   * @requirement DSGN-02
   */
  blocks: readonly PageBlock[]
}

/** Name of the grid of products for links within the page. */
export const productsId = 'products'

function withProducts({ name, slug, products, blocks }: Designer, { locale, contentLocale }: Languages): readonly PageBlock[] {
  if (!products.length) return blocks
  const { designedBy, products: all } = messages[contentLocale]
  const grid = {
    title: interpolate(designedBy, { name }),
    families: products,
    id: productsId,
    action: titleLink(all.name, productsPath(locale)),
  }
  return [...blocks, addedBlock(familyGrid, `${slug}-products`, grid)]
}

/**
 * Loads a designer by slug.
 * @requirement RT-18
 */
export const loadDesigner = ({ request, routeParams }: PageContextServer): Promise<DesignerData> =>
  loadItem(
    request,
    request.client.designer({ slug: routeParams.slug!, locale: request.locale }),
    ({ response }, languages) => {
      const designer = toDesigner(response, languages)
      return { designer, blocks: withProducts(designer, languages) }
    },
    ({ designer }) => designer.name,
  )
