import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  /** Language of these texts, a BCP 47 tag: it decides which plural form a number takes. */
  locale: 'en',
  title: 'Search',
  field: 'Search the site',
  submit: 'Search',
  /** Above the results; `{keyword}` is what was searched for, `{n}` how many there are. */
  found: { one: '{n} result for “{keyword}”', other: '{n} results for “{keyword}”' } as PluralMessage,
  /** Above the results where none has all words of the keyword: how many come closest. */
  partial: {
    one: 'Nothing has all the words of “{keyword}”. {n} result comes closest.',
    other: 'Nothing has all the words of “{keyword}”. {n} results come closest.',
  } as PluralMessage,
  /** Without a keyword, or with one that is too short. */
  short: 'Type at least two letters.',
  empty: 'No results found',
  /** Above links to where many want to go. */
  suggestions: 'Often looked for',
  failed: 'The search is not available now. Try again in a moment.',
}

type Texts = typeof en
export interface SearchPageMessages extends Texts {}
