import { apiPaths, breadcrumbList, breadcrumbs, homePath, isSafeLink, localizedPath, page, type Locale } from '@brand/content'
import { z } from 'zod'
import { isListed, type Snapshot } from '../snapshot.ts'

interface Params {
  locale: Locale
  name: string
  path: string
  title: string
}

const isPath = (value: string) => value.startsWith('/') && isSafeLink(value)

/** The published ancestors of a page: `/about` of `/about/workshop`. */
function pagesAbove(snapshot: Snapshot, { name, path, locale }: Params) {
  if (name !== page.name) return []
  const prefix = homePath(locale)
  const segments = (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path).split('/').filter(Boolean)
  return segments.slice(0, -1).flatMap((_, i) => {
    const found = snapshot.find(page.name, segments.slice(0, i + 1).join('/'), locale)
    if (!found || !isListed(found.item, found.record, snapshot.drafts)) return []
    const { id, localizedSlugs, entity } = found.item
    return [{ id, url: localizedPath(localizedSlugs, locale), label: entity.search!.title(found.record) }]
  })
}

/** The trail of a page (BC-08, OR-20). */
export const breadcrumbsCall = {
  path: apiPaths.breadcrumbs,
  summary: 'The trail of a page: Home, what it stands below, itself.',
  query: {
    name: z.string().min(1).max(40).meta({ description: 'Item type of the page, such as `family` or `contact`.' }),
    path: z.string().max(500).refine(isPath, 'must be a path from the root').meta({ description: 'Path of the page.' }),
    title: z.string().min(1).max(300).meta({ description: 'Title of the page.' }),
  },
  answer: breadcrumbList,
  example: () => ({ name: 'contact', path: '/contact', title: 'Contact' }),
  compose: (snapshot: Snapshot, params: Params) => breadcrumbs(params, pagesAbove(snapshot, params)),
}
