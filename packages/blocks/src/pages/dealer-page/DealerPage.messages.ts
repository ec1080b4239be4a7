import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  /** Language of these texts, a BCP 47 tag: order of names, plural forms and numbers follow it. */
  locale: 'en',
  jump: 'Jump to countries',
  letter: 'Countries with {letter}',
  field: 'Search by name, city or country',
  submit: 'Search',
  /** Number of dealers found, with the keyword and without. */
  matches: {
    one: 'Showing {n} result matching “{keyword}”',
    other: 'Showing {n} results matching “{keyword}”',
  } as PluralMessage,
  count: { one: '{n} location', other: '{n} locations' } as PluralMessage,
  empty: 'No agent or representatives found',
  lightingRep: 'Lighting Rep',
  getInTouch: 'Get in touch',
  close: 'Close',
  call: 'Call {name}',
  city: 'Near a city',
  nearest: 'Show the nearest',
  here: 'Nearest to me',
  /** Title above the nearest ones. */
  near: 'The nearest to {place}',
  you: 'you',
  unknown: 'We do not know “{place}”. Try the nearest larger city.',
  refused: 'Your browser is not sharing your location. Type a city instead.',
  all: 'Show all countries',
  map: 'Map of the countries',
  /** The part of the map where many are close to each other. */
  enlarged: 'Enlarged map',
}

type Texts = typeof en
export interface DealerPageMessages extends Texts {}
