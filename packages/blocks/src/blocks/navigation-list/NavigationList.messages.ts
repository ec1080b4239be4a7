export const en = {
  /** Names the list for screen readers. */
  label: 'On this page',
}

type Texts = typeof en
export interface NavigationListMessages extends Texts {}
