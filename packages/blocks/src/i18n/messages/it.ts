import type { LibraryMessages } from '../library-messages.ts'

const locale = 'it'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'si apre in una nuova scheda',
  table: 'Tabella',
}

const carousel = {
  carousel: 'carosello',
  slide: 'diapositiva',
  position: '{n} di {total}',
  previous: 'Mostra precedenti',
  next: 'Mostra successivi',
}

const productGrid = {
  noPicture: 'Immagine in arrivo',
}

const charts = {
  locale,
  band: 'Banda d’ottava',
  hertz: '{n} Hz',
  coefficient: 'Coefficiente di assorbimento',
  area: 'Area di assorbimento, m²',
  seconds: '{n} s',
  target: 'Consigliato',
}

const articleGrid = {
  locale,
  readTime: { one: '{n} min di lettura', many: '{n} min di lettura', other: '{n} min di lettura' },
}

/** Italian. */
const messages: LibraryMessages = {
  articleGrid,
  articlePage: {
    ...elements,
    ...articleGrid,
    categories: 'Categorie',
    showAll: 'mostra tutto',
    empty: 'Qui non c’è ancora niente',
    next: 'Prossima storia',
    date: 'Inizio',
    closingDate: 'Fine',
    location: 'Luogo',
    price: 'Prezzo',
    booth: 'Stand',
    website: 'Sito web',
    architect: 'Architetto',
    photographer: 'Fotografo',
  },
  awardOverviewTimeline: {
    empty: 'Ancora nessun premio',
    designer: 'Disegnato da',
  },
  acousticExpert: elements,
  acousticUsp: {
    measurement: 'Misura',
    value: 'Valore',
  },
  breadcrumb: {
    label: 'Percorso',
    home: 'Home',
  },
  callToActionHero: elements,
  carousel,
  charts,
  contactButton: {
    contact: 'Contattaci',
  },
  designerCarousel: { ...carousel, designers: 'Designer' },
  detailHeader: {
    ...elements,
    locale,
    navigation: 'Per continuare',
    models: 'Modelli',
    colors: 'Colori',
    configurator: 'Configuratore',
    aboutConfigurator: 'Informazioni sul configuratore',
    metric: 'Configuratore metrico',
    imperial: 'Configuratore imperiale',
    revitDownload: 'File Revit',
    specifications: 'Specifiche',
    manuals: 'Manuali',
    certificates: 'Certificati',
    photometricData: 'Dati fotometrici',
    revit: 'Revit',
    files: { one: '{n} file', other: '{n} file' },
    priceList: 'Listino prezzi',
    products: { one: '{n} prodotto', other: '{n} prodotti' },
    quickShip: 'Consegna rapida',
  },
  elements,
  errorPage: {
    notFound: 'Questa pagina non esiste',
    notFoundLead: 'Forse l’indirizzo è cambiato, oppure il link è sbagliato.',
    title: 'Si è verificato un errore',
    back: 'Torna alla pagina iniziale',
    failed: 'Impossibile visualizzare la pagina di errore',
  },
  familyGrid: productGrid,
  faqPage: {
    ...elements,
    locale,
    label: 'Una domanda?',
    title: 'Trova la risposta',
    field: 'Cerca tra domande e risposte',
    submit: 'Cerca',
    count: { one: '{n} domanda', other: '{n} domande' },
    empty: 'Nessun risultato',
  },
  figure: charts,
  footer: {
    ...elements,
    about: 'Chi siamo',
    moreInfo: 'Altre informazioni',
    follow: 'Seguici',
    legal: 'Note legali',
    languages: 'Lingue',
    copyright: '© {year} {brand}. Tutti i diritti riservati.',
  },
  guidePage: {
    parent: 'Tutte le guide acustiche',
    related: 'Articoli correlati',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'guarda il video',
    closePlayer: 'Chiudi il lettore',
    pauseFilm: 'Metti in pausa il filmato di sfondo',
    playFilm: 'Riproduci il filmato di sfondo',
  },
  imageGallery: {
    title: 'Immagini',
    more: 'Altre immagini',
    position: 'Immagine {n} di {total}',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    close: 'Chiudi le immagini',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  jobList: { locale, empty: 'Nessuna posizione aperta' },
  jobPage: {
    ...elements,
    locale,
    locations: 'Sede',
    date: 'Pubblicato il',
    apply: 'Candidati',
    spontaneous: 'Invia una candidatura spontanea',
  },
  localeWarning: {
    locale,
    notice: 'Questa pagina non è disponibile in {requested}. Ecco la versione in {served}.',
    close: 'Chiudi l’avviso',
  },
  modal: {
    close: 'Chiudi',
  },
  modelList: { ...carousel, models: 'Modelli' },
  officeList: {
    offices: 'Uffici & produzione',
    empty: 'Ancora nessun ufficio',
    regions: 'Regione',
    europe: 'Europa',
    americas: 'Americhe',
    'asia-pacific': 'Asia-Pacifico',
    'middle-east-africa': 'Medio Oriente & Africa',
    visit: 'Vieni a trovarci',
    contact: 'Contattaci',
    cologne: 'Colonia',
    showrooms: 'Sh’offices',
  },
  navigationList: {
    label: 'In questa pagina',
  },
  pagination: {
    label: 'Pagine',
    page: 'Pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
  },
  productGrid,
  progressBar: {
    loading: 'Caricamento della pagina',
  },
  search: {
    locale,
    field: 'Cerca nel sito',
    welcome: 'Scrivi una parola per cercare.',
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
  videoPlayer: {
    play: 'Riproduci il video',
    playFrom: 'Riproduci il video da {provider}',
    failed: 'Questo video non può essere riprodotto qui.',
    open: 'Apri il video',
  },
}

export default messages
