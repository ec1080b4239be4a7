import { en as elements } from '../../elements/elements.messages.ts'

export const en = {
  ...elements,
  /** Language of these texts, a BCP 47 tag: the date is written in it. */
  locale: 'en',
  locations: 'Where',
  date: 'Published',
  apply: 'Apply',
  /** Leads to the application without a vacancy. */
  spontaneous: 'Apply for something else',
}

type Texts = typeof en
export interface JobPageMessages extends Texts {}
