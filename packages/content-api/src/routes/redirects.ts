import { apiPaths, redirect, redirectList, type Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { resolveList } from '../lists/list.ts'

/**
 * Addresses that have moved.
 * @requirement API-17, RED-02
 */
export const redirectsCall = {
  path: apiPaths.redirects,
  summary: 'Addresses that have moved.',
  answer: redirectList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => resolveList(redirect, snapshot, locale),
}
