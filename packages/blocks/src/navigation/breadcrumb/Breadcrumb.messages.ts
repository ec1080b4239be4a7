export const en = {
  /** Names the trail. */
  label: 'You are here',
  home: 'Home',
}

export type BreadcrumbMessages = typeof en
