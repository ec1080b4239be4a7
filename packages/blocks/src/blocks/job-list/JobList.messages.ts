export const en = {
  /** Language of these texts, a BCP 47 tag: dates are written in it. */
  locale: 'en',
  /** Shown where there is no vacancy. */
  empty: 'No open positions',
}

type Texts = typeof en
export interface JobListMessages extends Texts {}
