import type { LibraryMessages } from '../library-messages.ts'

const locale = 'it'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'si apre in una nuova scheda',
  table: 'Tabella',
}

/** Italian. */
const messages: LibraryMessages = {
  breadcrumb: {
    label: 'Percorso',
    home: 'Home',
  },
  callToActionHero: elements,
  contactButton: {
    contact: 'Contattaci',
  },
  elements,
  errorPage: {
    notFound: 'Questa pagina non esiste',
    notFoundLead: 'Forse il suo indirizzo è cambiato, o il link è sbagliato.',
    title: 'Qui qualcosa è andato storto',
    back: 'Torna alla pagina iniziale',
    failed: 'Si è verificato un errore durante la visualizzazione della pagina di errore',
  },
  footer: {
    ...elements,
    about: 'Chi siamo',
    moreInfo: 'Altre informazioni',
    follow: 'Seguici',
    legal: 'Note legali',
    languages: 'Lingue',
    copyright: '© {year} {brand}. Tutti i diritti riservati.',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'guarda il video',
    closePlayer: 'Chiudi il lettore',
    pauseFilm: 'Metti in pausa il filmato di sfondo',
    playFilm: 'Riproduci il filmato di sfondo',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  localeWarning: {
    locale,
    notice: 'Questa pagina non è disponibile in {requested}. Ora è visualizzata la versione in {served}.',
    close: 'Chiudi l’avviso',
  },
  modal: {
    close: 'Chiudi',
  },
  pagination: {
    label: 'Pagine',
    page: 'Pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
  },
  progressBar: {
    loading: 'Caricamento della pagina',
  },
  search: {
    locale,
    field: 'Cerca nel sito',
    submit: 'Mostra tutti i risultati',
    close: 'Chiudi la ricerca',
    suggestions: 'Suggerimenti',
    found: { one: '{n} suggerimento', other: '{n} suggerimenti' },
    loading: 'Ricerca in corso',
    empty: 'Nessun risultato trovato',
    failed: 'I suggerimenti non sono disponibili in questo momento. Premi Invio per vedere tutti i risultati.',
  },
  searchPage: {
    locale,
    title: 'Ricerca',
    field: 'Cerca nel sito',
    submit: 'Cerca',
    found: { one: '{n} risultato per «{keyword}»', other: '{n} risultati per «{keyword}»' },
    short: 'Scrivi almeno due lettere.',
    empty: 'Nessun risultato trovato',
    failed: 'La ricerca non è disponibile in questo momento. Riprova tra un istante.',
  },
  siteHeader: {
    ...elements,
    skip: 'Vai al contenuto',
    home: 'pagina iniziale',
    mainMenu: 'Menu principale',
    openMenu: 'Menu',
    closeMenu: 'Chiudi il menu',
    languages: 'Lingue',
    search: 'Cerca',
  },
  text: elements,
  tooltip: {
    more: 'Maggiori informazioni',
  },
  topicTeaser: elements,
}

export default messages
