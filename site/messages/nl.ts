import type { Messages } from './en.ts'

export const nl: Messages = {
  skip: 'Naar de inhoud',
  home: 'startpagina',
  mainMenu: 'Hoofdmenu',
  openMenu: 'Menu',
  closeMenu: 'Menu sluiten',
  languages: 'Talen',
  newTab: 'opent in een nieuw tabblad',
  about: 'Over ons',
  moreInfo: 'Meer info',
  legal: 'Juridisch',
  copyright: '© {brand}. Fictief merk, demogegevens.',
  fallback: 'Deze pagina is niet beschikbaar in het {requested}. U ziet nu de versie in het {served}.',
  languageNames: { en: 'Engels', nl: 'Nederlands', de: 'Duits', fr: 'Frans', it: 'Italiaans' },
  lightsOff: 'Hier heeft iemand het licht uitgedaan',
  backHome: 'Terug naar de startpagina',
  notFound: 'Deze pagina werd niet gevonden',
  error: 'Fout',
  errorTitle: 'Hier liep iets mis',
}
