import { en as elements } from '../../elements/elements.messages.ts'

import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...elements,
  /** Language of these texts, a BCP 47 tag: it decides which plural form a number takes. */
  locale: 'en',
  /**
   * `{n}` are minutes.
   * @requirement ART-08
   */
  readTime: { one: '{n} min read', other: '{n} min read' } as PluralMessage,
}

type Texts = typeof en
export interface ArticleGridMessages extends Texts {}
