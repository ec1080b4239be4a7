import type { PageContextServer } from 'vike/types'
import { loadItem } from '../load.ts'
import { loadOthers } from '../product/others.ts'
import { familyProduct, type ProductData } from '../product/product.ts'

/** Loads a family by its slug, with who designed it, what it won, and other families of its kind (RT-28). */
export function loadFamily({ request, routeParams }: PageContextServer): Promise<ProductData> {
  const { client, locale } = request
  const asked = async () => {
    const { response, ...answer } = await client.family({ slug: routeParams.slug!, locale })
    const [designers, awards, others] = await Promise.all([
      client
        .designers({ locale })
        .then((all) => Promise.all(all.map(({ ctDesignerSlug: slug }) => client.designer({ slug, locale })))),
      client.awards({ locale }),
      loadOthers(request, response.id, response.ctFamilyTypologies),
    ])
    const isIts = ({ id }: { id: string }) => id === response.id
    return {
      ...answer,
      product: familyProduct(response),
      designers: designers.flatMap(({ response: designer, usedLocale }) =>
        designer.families.some(isIts) ? [{ ...designer, usedLocale }] : [],
      ),
      awards: awards.filter(({ families }) => families.some(isIts)),
      others,
    }
  }
  return loadItem(request, asked(), ({ product }) => product.name)
}
