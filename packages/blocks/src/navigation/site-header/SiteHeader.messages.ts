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

export const nl: typeof en = {
  ...elements.nl,
  skip: 'Naar de inhoud',
  home: 'startpagina',
  mainMenu: 'Hoofdmenu',
  openMenu: 'Menu',
  closeMenu: 'Menu sluiten',
  languages: 'Talen',
  search: 'Zoeken',
}

export const de: typeof en = {
  ...elements.de,
  skip: 'Zum Inhalt',
  home: 'Startseite',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  closeMenu: 'Menü schließen',
  languages: 'Sprachen',
  search: 'Suche',
}

export const fr: typeof en = {
  ...elements.fr,
  skip: 'Aller au contenu',
  home: 'page d’accueil',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer le menu',
  languages: 'Langues',
  search: 'Rechercher',
}

export const it: typeof en = {
  ...elements.it,
  skip: 'Vai al contenuto',
  home: 'pagina iniziale',
  mainMenu: 'Menu principale',
  openMenu: 'Menu',
  closeMenu: 'Chiudi il menu',
  languages: 'Lingue',
  search: 'Cerca',
}

export type SiteHeaderMessages = typeof en
