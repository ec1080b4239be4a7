import { toIssueHead } from '../../cms/kinds/list.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadList } from '../products/load-list.ts'

/**
 * Loads an issue with its families, or with those that the query asks for.
 * @requirement RT-32
 */
export function loadIssue(request: SiteRequest, slug: string) {
  const { client, locale } = request
  const asked = client
    .issue({ slug, locale, limit: 0 })
    .then(({ response, ...answer }) => ({ ...answer, head: toIssueHead(response) }))
  return loadList(request, 'issue', asked)
}
