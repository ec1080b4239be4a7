import { apiPaths, awardList, type Locale } from '@brand/content'
import { awardsIn } from '../lists/awards.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * Awards, newest year first.
 * @requirement API-16, OR-90
 */
export const awardsCall = {
  path: apiPaths.awards,
  summary: 'Awards, newest year first.',
  answer: awardList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => awardsIn(snapshot, locale),
}
