import type { LibraryMessages } from '../library-messages.ts'

const locale = 'de'

/** Texts that several parts have in common. */
const elements = {
  newTab: 'öffnet in einem neuen Tab',
  table: 'Tabelle',
}

/** German. */
const messages: LibraryMessages = {
  breadcrumb: {
    label: 'Navigationspfad',
    home: 'Startseite',
  },
  callToActionHero: elements,
  contactButton: {
    contact: 'Kontakt aufnehmen',
  },
  elements,
  errorPage: {
    notFound: 'Diese Seite gibt es nicht',
    notFoundLead: 'Vielleicht hat sich ihre Adresse geändert, oder der Link dorthin ist falsch.',
    title: 'Hier ist etwas schiefgegangen',
    back: 'Zurück zur Startseite',
    failed: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  },
  footer: {
    ...elements,
    about: 'Über uns',
    moreInfo: 'Mehr erfahren',
    follow: 'Social Media',
    legal: 'Rechtliches',
    languages: 'Sprachen',
    copyright: '© {year} {brand}. Alle Rechte vorbehalten.',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'Video ansehen',
    closePlayer: 'Player schließen',
    pauseFilm: 'Hintergrundfilm anhalten',
    playFilm: 'Hintergrundfilm abspielen',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  localeWarning: {
    locale,
    notice: 'Diese Seite ist nicht auf {requested} verfügbar. Angezeigt wird jetzt die Version auf {served}.',
    close: 'Hinweis schließen',
  },
  modal: {
    close: 'Schließen',
  },
  pagination: {
    label: 'Seiten',
    page: 'Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },
  progressBar: {
    loading: 'Die Seite wird geladen',
  },
  search: {
    locale,
    field: 'Website durchsuchen',
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
}

export default messages
