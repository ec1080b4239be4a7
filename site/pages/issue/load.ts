import { defaultLocale } from '@brand/content'
import type { SiteRequest } from '../context.ts'
import { loadItem } from '../load.ts'
import { filteredProducts } from '../products/filtered.ts'
import type { ListData } from '../products/list.ts'
import { askedOf } from '../products/load.ts'

/** Loads an issue with its families, or with those that the query asks for (RT-32). */
export function loadIssue(request: SiteRequest, slug: string): Promise<ListData> {
  const { client, locale } = request
  const load = async () => {
    const { response: issue, ...answer } = await client.issue({ slug, locale })
    const { slugs } = answer.localizedSlugs
    const { ctFamilyIssueTitle: title, ctFamilyIssueIntro: intro, ctFamilyIssueImage: image, ctFamilyIssueColor: color } = issue
    return {
      ...answer,
      list: { title, intro, image, color, metadata: issue.ctFamilyIssueMetadata },
      first: 'issue' as const,
      pattern: 'pattern2' as const,
      products: await filteredProducts(request, askedOf(request, { issue: slugs[locale] ?? slugs[defaultLocale]! })),
    }
  }
  return loadItem(request, load(), ({ list }) => list.title)
}
