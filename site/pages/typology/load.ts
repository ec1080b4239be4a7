import type { SiteRequest } from '../../request/context.ts'
import { loadList } from '../products/load-list.ts'

/** Loads a typology with its products, or with those that the query asks for. Fabrics have no landscape picture (RT-29, RT-30). */
export function loadTypology(request: SiteRequest, slug: string) {
  const load = async () => {
    // The products themselves come page by page; the first ones say what kind they are.
    const { response: typology, ...answer } = await request.client.typology({ slug, locale: request.locale, limit: 1 })
    const hasFabrics = typology.heroFabrics.length + typology.normalFabrics.length > 0
    return {
      ...answer,
      title: typology.ctTypologyTitle,
      intro: typology.ctTypologyIntro,
      image: typology.ctTypologyImage,
      color: typology.ctTypologyColor,
      metadata: typology.ctTypologyMetadata,
      pattern: hasFabrics ? ('pattern3' as const) : ('pattern2' as const),
    }
  }
  return loadList(request, 'type', load())
}
