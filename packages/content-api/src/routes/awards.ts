import { apiPaths, award, awardList, defaultLocale, type Locale } from '@brand/content'
import { z } from 'zod'
import { awardsIn } from '../lists/awards.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * Awards, newest year first.
 * @requirement API-16, OR-90
 */
export const awardsCall = {
  path: apiPaths.awards,
  summary: 'Awards, newest year first.',
  query: { family: z.string().optional().meta({ description: 'Id of a family, to get only its awards.' }) },
  answer: awardList,
  example: (snapshot: Snapshot) => ({
    family: snapshot.list(award.name, defaultLocale).flatMap(({ record }) => record['families'] as string[])[0],
  }),
  compose: (snapshot: Snapshot, { locale, family }: { locale: Locale; family?: string | undefined }) =>
    awardsIn(snapshot, locale, family),
}
