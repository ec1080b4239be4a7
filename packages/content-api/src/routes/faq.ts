import { apiPaths, faq, faqList, type Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { resolveList } from '../lists/list.ts'

/**
 * Questions and answers.
 * @requirement API-13
 */
export const faqCall = {
  path: apiPaths.faq,
  summary: 'Questions and answers.',
  answer: faqList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => resolveList(faq, snapshot, locale),
}
