import { apiPaths, redirect, redirectList, type Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { resolveList } from '../lists/list.ts'

/**
 * Redirects from old to new addresses.
 * @requirement API-17, RED-02
 */
export const redirectsCall = {
  path: apiPaths.redirects,
  summary: 'Redirects from old to new addresses.',
  answer: redirectList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => resolveList(redirect, snapshot, locale),
}
