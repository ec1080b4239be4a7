import type { SiteRequest } from '../../request/context.ts'
import { loadList } from '../products/load-list.ts'

/** Loads an issue with its families, or with those that the query asks for (RT-32). */
export function loadIssue(request: SiteRequest, slug: string) {
  const load = async () => {
    const { response: issue, ...answer } = await request.client.issue({ slug, locale: request.locale, limit: 0 })
    return {
      ...answer,
      title: issue.ctFamilyIssueTitle,
      intro: issue.ctFamilyIssueIntro,
      image: issue.ctFamilyIssueImage,
      color: issue.ctFamilyIssueColor,
      metadata: issue.ctFamilyIssueMetadata,
      pattern: 'pattern2' as const,
    }
  }
  return loadList(request, 'issue', load())
}
