import type { LibraryMessages } from '../library-messages.ts'

const locale = 'nl'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'opent in een nieuw tabblad',
  table: 'Tabel',
}

/** Dutch. */
const messages: LibraryMessages = {
  breadcrumb: {
    label: 'Kruimelpad',
    home: 'Home',
  },
  callToActionHero: elements,
  contactButton: {
    contact: 'Contacteer ons',
  },
  elements,
  errorPage: {
    notFound: 'Deze pagina bestaat niet',
    notFoundLead: 'Misschien is het adres veranderd, of klopt de link ernaartoe niet.',
    title: 'Hier liep iets mis',
    back: 'Terug naar de startpagina',
    failed: 'Er liep iets mis bij het tonen van de foutpagina',
  },
  footer: {
    ...elements,
    about: 'Over ons',
    moreInfo: 'Meer info',
    follow: 'Volg ons',
    legal: 'Juridisch',
    languages: 'Talen',
    copyright: '© {year} {brand}. Alle rechten voorbehouden.',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'bekijk de video',
    closePlayer: 'Videospeler sluiten',
    pauseFilm: 'Achtergrondfilm pauzeren',
    playFilm: 'Achtergrondfilm afspelen',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  localeWarning: {
    locale,
    notice: 'Deze pagina is niet beschikbaar in het {requested}. Nu wordt de versie in het {served} getoond.',
    close: 'Melding sluiten',
  },
  modal: {
    close: 'Sluiten',
  },
  pagination: {
    label: 'Pagina’s',
    page: 'Pagina',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
  },
  progressBar: {
    loading: 'De pagina wordt geladen',
  },
  search: {
    locale,
    field: 'Zoek op de site',
    submit: 'Alle resultaten tonen',
    close: 'Zoeken sluiten',
    suggestions: 'Suggesties',
    found: { one: '{n} suggestie', other: '{n} suggesties' },
    loading: 'Bezig met zoeken',
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
}

export default messages
