import type { LibraryMessages } from '../library-messages.ts'

const locale = 'de'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'öffnet in einem neuen Tab',
  table: 'Tabelle',
}

const carousel = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: '{n} von {total}',
  previous: 'Zurückblättern',
  next: 'Weiterblättern',
}

const productGrid = {
  noPicture: 'Bild folgt',
}

const charts = {
  locale,
  band: 'Oktavband',
  hertz: '{n} Hz',
  coefficient: 'Absorptionsgrad',
  area: 'Absorptionsfläche, m²',
  seconds: '{n} s',
  target: 'Empfohlen',
}

const articleGrid = {
  locale,
  readTime: { one: '{n} Min. Lesezeit', other: '{n} Min. Lesezeit' },
}

/** German. */
const messages: LibraryMessages = {
  articleGrid,
  articlePage: {
    ...elements,
    ...articleGrid,
    categories: 'Kategorien',
    showAll: 'alle zeigen',
    empty: 'Hier ist noch nichts',
    next: 'Nächste Geschichte',
    date: 'Beginn',
    closingDate: 'Ende',
    location: 'Ort',
    price: 'Preis',
    booth: 'Stand',
    website: 'Website',
    architect: 'Architektur',
    photographer: 'Fotografie',
  },
  awardOverviewTimeline: {
    empty: 'Noch keine Auszeichnungen',
    designer: 'Entworfen von',
  },
  acousticExpert: elements,
  acousticUsp: {
    measurement: 'Messung',
    value: 'Wert',
  },
  breadcrumb: {
    label: 'Navigationspfad',
    home: 'Startseite',
  },
  callToActionHero: elements,
  carousel,
  charts,
  contactButton: {
    contact: 'Kontakt aufnehmen',
  },
  designerCarousel: { ...carousel, designers: 'Designer' },
  detailHeader: {
    ...elements,
    locale,
    navigation: 'Weiter',
    models: 'Modelle',
    colors: 'Farben',
    configurator: 'Konfigurator',
    aboutConfigurator: 'Über den Konfigurator',
    metric: 'Metrischer Konfigurator',
    imperial: 'Imperialer Konfigurator',
    revitDownload: 'Revit-Dateien',
    specifications: 'Spezifikationen',
    manuals: 'Anleitungen',
    certificates: 'Zertifikate',
    photometricData: 'Photometrische Daten',
    revit: 'Revit',
    files: { one: '{n} Datei', other: '{n} Dateien' },
    priceList: 'Preisliste',
    products: { one: '{n} Produkt', other: '{n} Produkte' },
    quickShip: 'Schnell lieferbar',
  },
  elements,
  errorPage: {
    notFound: 'Diese Seite gibt es nicht',
    notFoundLead: 'Vielleicht hat sich die Adresse geändert, oder der Link stimmt nicht.',
    title: 'Hier ist etwas schiefgegangen',
    back: 'Zurück zur Startseite',
    failed: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  },
  familyGrid: productGrid,
  faqPage: {
    ...elements,
    locale,
    label: 'Eine Frage?',
    title: 'Hier steht die Antwort',
    field: 'Fragen und Antworten durchsuchen',
    submit: 'Suchen',
    count: { one: '{n} Frage', other: '{n} Fragen' },
    empty: 'Keine Ergebnisse gefunden',
  },
  figure: charts,
  footer: {
    ...elements,
    about: 'Über uns',
    moreInfo: 'Weitere Informationen',
    follow: 'Social Media',
    legal: 'Rechtliches',
    languages: 'Sprachen',
    copyright: '© {year} {brand}. Alle Rechte vorbehalten.',
  },
  guidePage: {
    parent: 'Alle Akustikratgeber',
    related: 'Passende Artikel',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'Video ansehen',
    closePlayer: 'Player schließen',
    pauseFilm: 'Hintergrundfilm anhalten',
    playFilm: 'Hintergrundfilm abspielen',
  },
  imageGallery: {
    title: 'Bilder',
    more: 'Mehr Bilder',
    position: 'Bild {n} von {total}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Bilder schließen',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  jobList: { locale, empty: 'Keine offenen Stellen' },
  jobPage: {
    ...elements,
    locale,
    locations: 'Ort',
    date: 'Veröffentlicht',
    apply: 'Bewerben',
    spontaneous: 'Initiativ bewerben',
  },
  localeWarning: {
    locale,
    notice: 'Diese Seite ist nicht auf {requested} verfügbar. Angezeigt wird jetzt die Version auf {served}.',
    close: 'Hinweis schließen',
  },
  modal: {
    close: 'Schließen',
  },
  modelList: { ...carousel, models: 'Modelle' },
  officeList: {
    offices: 'Büros & Fertigung',
    empty: 'Noch keine Büros',
    regions: 'Region',
    europe: 'Europa',
    americas: 'Amerika',
    'asia-pacific': 'Asien-Pazifik',
    'middle-east-africa': 'Naher Osten & Afrika',
    visit: 'Besuch uns',
    contact: 'Schreib uns',
    cologne: 'Köln',
    showrooms: 'Sh’offices',
  },
  navigationList: {
    label: 'Auf dieser Seite',
  },
  pagination: {
    label: 'Seiten',
    page: 'Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },
  productGrid,
  progressBar: {
    loading: 'Die Seite wird geladen',
  },
  search: {
    locale,
    field: 'Website durchsuchen',
    welcome: 'Ein Wort eingeben, um zu suchen.',
    submit: 'Alle Ergebnisse anzeigen',
    close: 'Suche schließen',
    suggestions: 'Vorschläge',
    found: { one: '{n} Vorschlag', other: '{n} Vorschläge' },
    loading: 'Suche läuft',
    empty: 'Keine Ergebnisse gefunden',
    failed: 'Vorschläge sind gerade nicht verfügbar. Die Eingabetaste zeigt alle Ergebnisse.',
  },
  searchPage: {
    locale,
    title: 'Suche',
    field: 'Website durchsuchen',
    submit: 'Suchen',
    found: { one: '{n} Ergebnis für „{keyword}“', other: '{n} Ergebnisse für „{keyword}“' },
    short: 'Bitte mindestens zwei Buchstaben eingeben.',
    empty: 'Keine Ergebnisse gefunden',
    failed: 'Die Suche ist gerade nicht verfügbar. Bitte gleich noch einmal versuchen.',
  },
  siteHeader: {
    ...elements,
    skip: 'Zum Inhalt',
    home: 'Startseite',
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü',
    closeMenu: 'Menü schließen',
    languages: 'Sprachen',
    search: 'Suche',
  },
  text: elements,
  tooltip: {
    more: 'Mehr dazu',
  },
  topicTeaser: elements,
  videoPlayer: {
    play: 'Video abspielen',
    playFrom: 'Video von {provider} abspielen',
    failed: 'Dieses Video lässt sich hier nicht abspielen.',
    open: 'Video öffnen',
  },
}

export default messages
