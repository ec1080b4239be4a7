import * as elements from '../../elements/elements.messages.ts'

export const en = {
  ...elements.en,
  skip: 'Skip to content',
  /** Stands after the brand's name in the name of the logo's link. */
  home: 'home page',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  languages: 'Languages',
  search: 'Search',
}

type Texts = typeof en
export interface SiteHeaderMessages extends Texts {}
