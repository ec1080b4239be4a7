import { en as elements } from '../../elements/elements.messages.ts'
import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...elements,
  /** Language of these texts, a BCP 47 tag: it decides which plural form a number takes. */
  locale: 'en',
  /** The two lines of the page's title. */
  label: 'Got a question?',
  title: 'Find an answer',
  field: 'Search questions and answers',
  submit: 'Search',
  /** Number of questions shown. */
  count: { one: '{n} question', other: '{n} questions' } as PluralMessage,
  empty: 'No results found',
}

type Texts = typeof en
export interface FaqPageMessages extends Texts {}
