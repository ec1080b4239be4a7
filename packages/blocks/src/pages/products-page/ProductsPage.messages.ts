import type { PluralMessage } from '../../i18n/format.ts'
import { en as pagination } from '../../navigation/pagination/Pagination.messages.ts'
import { en as productGrid } from '../../product-grid/ProductGrid.messages.ts'

export const en = {
  ...productGrid,
  ...pagination,
  /** Language of these texts, a BCP 47 tag: it decides which plural form a number takes. */
  locale: 'en',
  /** Opens the filters on small screens, with how many are chosen. */
  filter: 'Filter products',
  chosen: { one: '{n} selected', other: '{n} selected' } as PluralMessage,
  types: 'Types',
  /** Follows, for screen readers, a filter with which nothing is left. */
  unavailable: 'nothing left with this choice',
  issues: 'Issues',
  /** Takes a filter away. */
  remove: 'Remove filter: {name}',
  field: 'Search products',
  submit: 'Search',
  clear: 'Clear search',
  /** Names the grid for screen readers. */
  products: 'Products',
  /** Number of products shown, on all pages together. */
  count: { one: '{n} product', other: '{n} products' } as PluralMessage,
  /** Number of products shown where none has all words of the keyword: these come closest. */
  partial: {
    one: 'No product has all these words. {n} product comes closest',
    other: 'No product has all these words. {n} products come closest',
  } as PluralMessage,
  /** Nothing is left of the products. */
  empty: 'There is no such product yet',
  /** Above products to take in place of none. */
  nearest: 'These come closest',
  /** There are none, though nothing is chosen. */
  none: 'There are no products yet',
  failed: 'The search did not work. Please try again.',
  showAll: 'Remove all filters',
  more: 'Show more',
  /** Texts of the bar of products to compare: its name, its link, and the button that takes one out. */
  compared: 'To compare',
  compareCount: { one: 'Compare {n}', other: 'Compare {n}' } as PluralMessage,
  /** Told to screen readers once a product was added or taken out. */
  comparedNow: { one: '{n} product to compare', other: '{n} products to compare' } as PluralMessage,
  /** Reason why no more than `max` can be added. */
  compareFull: 'No more than {max} fit side by side. Take one out to add another.',
  removeCompared: 'Do not compare {name}',
}

type Texts = typeof en
export interface ProductsPageMessages extends Texts {}
