import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  /** Language of these texts, a BCP 47 tag: it decides which plural form a number takes. */
  locale: 'en',
  field: 'Search the site',
  /** Stands in the empty sheet on small screens. */
  welcome: 'Type a word to search.',
  submit: 'Show all results',
  close: 'Close search',
  suggestions: 'Suggestions',
  /** Read out when suggestions have come; `{n}` is how many. */
  found: { one: '{n} suggestion', other: '{n} suggestions' } as PluralMessage,
  /** Above suggestions that have most of the typed words, where none has all. */
  partial: 'Nothing has all these words. Closest results:',
  loading: 'Searching',
  empty: 'No results found',
  failed: 'Suggestions are not available now. Press Enter to see all results.',
}

type Texts = typeof en
export interface SearchMessages extends Texts {}
