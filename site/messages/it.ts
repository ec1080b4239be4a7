import type { Messages } from './en.ts'

export const it: Messages = {
  skip: 'Vai al contenuto',
  home: 'pagina iniziale',
  mainMenu: 'Menu principale',
  openMenu: 'Menu',
  closeMenu: 'Chiudi il menu',
  languages: 'Lingue',
  newTab: 'si apre in una nuova scheda',
  about: 'Chi siamo',
  moreInfo: 'Altre informazioni',
  legal: 'Note legali',
  copyright: '© {brand}. Marchio fittizio, dati dimostrativi.',
  fallback: 'Questa pagina non è disponibile in {requested}. Ora è visualizzata la versione in {served}.',
  languageNames: { en: 'inglese', nl: 'olandese', de: 'tedesco', fr: 'francese', it: 'italiano' },
  lightsOff: 'Sembra che qualcuno abbia spento la luce',
  backHome: 'Torna alla pagina iniziale',
  notFound: 'Questa pagina non è stata trovata',
  error: 'Errore',
  errorTitle: 'Qui qualcosa è andato storto',
}
