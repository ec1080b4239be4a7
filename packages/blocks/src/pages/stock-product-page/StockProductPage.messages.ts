import { en as elements } from '../../elements/elements.messages.ts'
import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...elements,
  /** Language of these texts, a BCP 47 tag: numbers choose their form by it. */
  locale: 'en',
  /** Names the row of pictures for screen readers. */
  pictures: 'Pictures',
  /** Name of the link to a picture. */
  picture: 'Picture {n}',
  finishes: 'Finishes',
  /** Names the choice between types of finish. */
  finishType: 'Type of finish',
  all: 'All',
  exterior: 'Exterior',
  interior: 'Interior',
  quote: 'Request a quote',
  /** Stands above the choice of a combination. */
  available: {
    one: 'This product is available in {n} finish combination.',
    other: 'This product is available in {n} finish combinations.',
  } as PluralMessage,
  combination: 'Finish combination',
  choose: 'Choose a combination',
  close: 'Close',
  about: 'More About {family}',
  others: 'More from stock',
}

type Texts = typeof en
export interface StockProductPageMessages extends Texts {}
