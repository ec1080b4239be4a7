import type { Messages } from './en.ts'

export const de: Messages = {
  skip: 'Zum Inhalt',
  home: 'Startseite',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  closeMenu: 'Menü schließen',
  languages: 'Sprachen',
  newTab: 'öffnet in einem neuen Tab',
  about: 'Über uns',
  moreInfo: 'Mehr erfahren',
  legal: 'Rechtliches',
  copyright: '© {brand}. Fiktive Marke, Demodaten.',
  fallback: 'Diese Seite ist nicht auf {requested} verfügbar. Sie sehen jetzt die Version auf {served}.',
  languageNames: { en: 'Englisch', nl: 'Niederländisch', de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
  lightsOff: 'Da hat wohl jemand das Licht ausgemacht',
  backHome: 'Zurück zur Startseite',
  notFound: 'Diese Seite wurde nicht gefunden',
  error: 'Fehler',
  errorTitle: 'Hier ist etwas schiefgegangen',
}
