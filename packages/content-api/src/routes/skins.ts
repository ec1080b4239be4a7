import { apiPaths, skin, skinList, type Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { resolveList } from '../lists/list.ts'

/**
 * Finishes of the wall covering.
 * @requirement API-26
 */
export const skinsCall = {
  path: apiPaths.familySkinModels,
  summary: 'Finishes of the wall covering, also for the roll calculator.',
  answer: skinList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => resolveList(skin, snapshot, locale),
}
