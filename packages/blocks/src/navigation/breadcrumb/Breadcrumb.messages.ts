export const en = {
  /** Names the trail. */
  label: 'You are here',
  home: 'Home',
}

type Texts = typeof en
export interface BreadcrumbMessages extends Texts {}
