import { en as charts } from '../../elements/charts/Charts.messages.ts'
import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...charts,
  title: 'Compare',
  /** `max` is the number of products that fit side by side. */
  intro: 'Up to {max} products side by side. Whoever has the address sees the same.',
  /** Names the table for screen readers. */
  table: 'Products side by side',
  /** Heads the column of names of rows. */
  property: 'Property',
  /** Takes a product out. */
  remove: 'Remove {name}',
  /** Stands for the sign of a row whose products are alike. */
  alike: 'the same',
  /** Hides the rows in which all products are alike: `n` of `rows` stay. */
  onlyDifferences: 'Only what differs: {n} of {rows} rows',
  /** Names the row of drawings. */
  octaves: 'By octave band',
  /** Stands for an empty cell. */
  none: 'none given',
  downloads: 'Downloads',
  files: { one: '{n} file', other: '{n} files' } as PluralMessage,
  quote: 'Request a quote',
  /** The field that adds a product, its first entry, and its button; the button where products are searched. */
  add: 'Another product',
  /** Of that field, where there is none yet. */
  first: 'First product',
  choose: 'Choose a product',
  submit: 'Add',
  find: 'Search',
  browse: 'All products',
  empty: 'Nothing to compare yet',
  /** Below it: what a comparison is good for, and how to begin one. */
  invitation: 'Two side by side show what they weigh, cost and absorb. Choose the first one here, or in the list of products.',
  /** A comparison to begin with. */
  choice: 'Compare {names}',
  /** Stands in place of the field where no more than `max` fit. */
  full: 'No more than {max} fit side by side. Take one out to add another.',
  /** Note on names in the address that belong to no product. */
  unknown: { one: 'There is no product called {names}.', other: 'There are no products called {names}.' } as PluralMessage,
  /** Note on products that the address names beyond `max`. */
  leftOut: {
    one: 'Only {max} fit side by side: {names} is not shown.',
    other: 'Only {max} fit side by side: {names} are not shown.',
  } as PluralMessage,
}

type Texts = typeof en
export interface ComparePageMessages extends Texts {}
