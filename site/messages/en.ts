export const en = {
  skip: 'Skip to content',
  home: 'home page',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  languages: 'Languages',
  newTab: 'opens in a new tab',
  about: 'About',
  moreInfo: 'More info',
  legal: 'Legal',
  copyright: '© {brand}. Fictional brand, demo data.',
  /** LOC-28 */
  fallback: 'This page is not available in {requested}. You will now see the {served} version.',
  /** Names of the languages as they stand in `fallback`. */
  languageNames: { en: 'English', nl: 'Dutch', de: 'German', fr: 'French', it: 'Italian' },
  /** ERR-10 */
  lightsOff: 'Looks like someone turned off the lights',
  backHome: 'Back to homepage',
  notFound: 'This page could not be found',
  error: 'Error',
  errorTitle: 'Something went wrong here',
}

export type Messages = typeof en
