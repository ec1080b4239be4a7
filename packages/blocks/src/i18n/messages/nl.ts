import type { LibraryMessages } from '../library-messages.ts'

const locale = 'nl'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'opent in een nieuw tabblad',
  table: 'Tabel',
}

const carousel = {
  carousel: 'carrousel',
  slide: 'dia',
  position: '{n} van {total}',
  previous: 'Vorige tonen',
  next: 'Volgende tonen',
}

const productGrid = {
  noPicture: 'Foto volgt',
}

const charts = {
  locale,
  band: 'Octaafband',
  hertz: '{n} Hz',
  coefficient: 'Absorptiecoëfficiënt',
  area: 'Absorptieoppervlak, m²',
  seconds: '{n} s',
  target: 'Aanbevolen',
}

const articleGrid = {
  locale,
  readTime: { one: '{n} min lezen', other: '{n} min lezen' },
}

/** Dutch. */
const messages: LibraryMessages = {
  articleGrid,
  articlePage: {
    ...elements,
    ...articleGrid,
    categories: 'Categorieën',
    showAll: 'alles tonen',
    empty: 'Hier staat nog niets',
    next: 'Volgende verhaal',
    date: 'Vanaf',
    closingDate: 'Tot en met',
    location: 'Plaats',
    price: 'Prijs',
    booth: 'Stand',
    website: 'Website',
    architect: 'Architect',
    photographer: 'Fotograaf',
  },
  awardOverviewTimeline: {
    empty: 'Nog geen onderscheidingen',
    designer: 'Ontworpen door',
  },
  acousticExpert: elements,
  acousticUsp: {
    measurement: 'Meting',
    value: 'Waarde',
  },
  breadcrumb: {
    label: 'Kruimelpad',
    home: 'Home',
  },
  callToActionHero: elements,
  carousel,
  charts,
  contactButton: {
    contact: 'Contact opnemen',
  },
  designerCarousel: { ...carousel, designers: 'Ontwerpers' },
  detailHeader: {
    ...elements,
    locale,
    navigation: 'Verder',
    models: 'Modellen',
    colors: 'Kleuren',
    configurator: 'Configurator',
    aboutConfigurator: 'Over de configurator',
    metric: 'Metrische configurator',
    imperial: 'Imperiale configurator',
    revitDownload: 'Revit downloaden',
    specifications: 'Specificaties',
    manuals: 'Handleidingen',
    certificates: 'Certificaten',
    photometricData: 'Fotometrische gegevens',
    revit: 'Revit',
    files: { one: '{n} bestand', other: '{n} bestanden' },
    priceList: 'Prijslijst',
    products: { one: '{n} product', other: '{n} producten' },
    quickShip: 'Snel geleverd',
  },
  elements,
  errorPage: {
    notFound: 'Deze pagina bestaat niet',
    notFoundLead: 'Misschien is het adres veranderd of klopt de link niet.',
    title: 'Hier ging iets mis',
    back: 'Terug naar de startpagina',
    failed: 'Er ging iets mis bij het tonen van de foutpagina',
  },
  familyGrid: productGrid,
  faqPage: {
    ...elements,
    locale,
    label: 'Een vraag?',
    title: 'Vind een antwoord',
    field: 'Zoek in vragen en antwoorden',
    submit: 'Zoeken',
    count: { one: '{n} vraag', other: '{n} vragen' },
    empty: 'Geen resultaten gevonden',
  },
  figure: charts,
  footer: {
    ...elements,
    about: 'Over ons',
    moreInfo: 'Meer info',
    follow: 'Volg ons',
    legal: 'Juridisch',
    languages: 'Talen',
    copyright: '© {year} {brand}. Alle rechten voorbehouden.',
  },
  guidePage: {
    parent: 'Alle akoestiekgidsen',
    related: 'Lees ook',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'video bekijken',
    closePlayer: 'Videospeler sluiten',
    pauseFilm: 'Achtergrondfilm pauzeren',
    playFilm: 'Achtergrondfilm afspelen',
  },
  imageGallery: {
    title: 'Afbeeldingen',
    more: 'Meer afbeeldingen',
    position: 'Afbeelding {n} van {total}',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    close: 'Afbeeldingen sluiten',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  jobList: { locale, empty: 'Geen openstaande vacatures' },
  jobPage: {
    ...elements,
    locale,
    locations: 'Waar',
    date: 'Gepubliceerd',
    apply: 'Solliciteren',
    spontaneous: 'Op iets anders solliciteren',
  },
  localeWarning: {
    locale,
    notice: 'Deze pagina is niet beschikbaar in het {requested}. Nu wordt de versie in het {served} getoond.',
    close: 'Melding sluiten',
  },
  modal: {
    close: 'Sluiten',
  },
  modelList: { ...carousel, models: 'Modellen' },
  officeList: {
    offices: 'Kantoren & productie',
    empty: 'Nog geen kantoren',
    regions: 'Regio',
    europe: 'Europa',
    americas: 'Amerika',
    'asia-pacific': 'Azië-Pacific',
    'middle-east-africa': 'Midden-Oosten & Afrika',
    visit: 'Kom langs',
    contact: 'Contacteer ons',
    cologne: 'Keulen',
    showrooms: 'Sh’offices',
  },
  navigationList: {
    label: 'Op deze pagina',
  },
  pagination: {
    label: 'Pagina’s',
    page: 'Pagina',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
  },
  productGrid,
  progressBar: {
    loading: 'De pagina wordt geladen',
  },
  search: {
    locale,
    field: 'Zoek op de site',
    welcome: 'Typ een woord om te zoeken.',
    submit: 'Alle resultaten tonen',
    close: 'Zoeken sluiten',
    suggestions: 'Suggesties',
    found: { one: '{n} suggestie', other: '{n} suggesties' },
    loading: 'Er wordt gezocht',
    empty: 'Geen resultaten gevonden',
    failed: 'Er zijn nu geen suggesties beschikbaar. Druk op Enter voor alle resultaten.',
  },
  searchPage: {
    locale,
    title: 'Zoeken',
    field: 'Zoek op de site',
    submit: 'Zoeken',
    found: { one: '{n} resultaat voor ‘{keyword}’', other: '{n} resultaten voor ‘{keyword}’' },
    short: 'Typ minstens twee letters.',
    empty: 'Geen resultaten gevonden',
    failed: 'De zoekfunctie is nu niet beschikbaar. Probeer het zo meteen opnieuw.',
  },
  siteHeader: {
    ...elements,
    skip: 'Naar de inhoud',
    home: 'startpagina',
    mainMenu: 'Hoofdmenu',
    openMenu: 'Menu',
    closeMenu: 'Menu sluiten',
    languages: 'Talen',
    search: 'Zoeken',
  },
  text: elements,
  tooltip: {
    more: 'Meer informatie',
  },
  topicTeaser: elements,
  videoPlayer: {
    play: 'Video afspelen',
    playFrom: 'Video van {provider} afspelen',
    failed: 'Deze video kan hier niet worden afgespeeld.',
    open: 'Video openen',
  },
}

export default messages
