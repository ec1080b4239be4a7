import { defaultLocale } from '@brand/content'
import type { SiteRequest } from '../context.ts'
import { loadItem } from '../load.ts'
import { filteredProducts } from '../products/filtered.ts'
import type { ListData } from '../products/list.ts'
import { askedOf } from '../products/load.ts'

/** Loads a typology with its products, or with those that the query asks for. Fabrics have no landscape picture (RT-29, RT-30). */
export function loadTypology(request: SiteRequest, slug: string): Promise<ListData> {
  const { client, locale } = request
  const load = async () => {
    const { response: typology, ...answer } = await client.typology({ slug, locale })
    const { slugs } = answer.localizedSlugs
    const type = slugs[locale] ?? slugs[defaultLocale]!
    const { ctTypologyTitle: title, ctTypologyIntro: intro, ctTypologyImage: image, ctTypologyColor: color } = typology
    return {
      ...answer,
      list: { title, intro, image, color, metadata: typology.ctTypologyMetadata },
      first: 'type' as const,
      pattern: typology.heroFabrics.length || typology.normalFabrics.length ? ('pattern3' as const) : ('pattern2' as const),
      products: await filteredProducts(request, askedOf(request, { type })),
    }
  }
  return loadItem(request, load(), ({ list }) => list.title)
}
