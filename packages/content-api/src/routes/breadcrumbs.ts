import { apiPaths, breadcrumbList, breadcrumbs, isSafeLink, type Locale } from '@brand/content'
import { z } from 'zod'
import type { Snapshot } from '../snapshot.ts'

const isPath = (value: string) => value.startsWith('/') && isSafeLink(value)

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
  compose: (_: Snapshot, route: { locale: Locale; name: string; path: string; title: string }) => breadcrumbs(route),
}
