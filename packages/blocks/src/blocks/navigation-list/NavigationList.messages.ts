export const en = {
  /** Names the list for screen readers. */
  label: 'On this page',
}

export type NavigationListMessages = typeof en
