import type { Messages } from './en.ts'

export const de: Messages = {
  copyright: '© {brand}. Fiktive Marke, Demodaten.',
  newsletter: 'Neuer Filz, neue Räume, vier Briefe im Jahr. Lauter wird es nicht.',
  subscribe: 'Abonnieren',
  room: 'Ein grüner Filzraum mit gelber Kuppelleuchte, rotem Sofa und einer schwarzen Katze darauf',
  lamp: 'Licht',
  notFound: {
    title: 'Da hat wohl jemand das Licht ausgemacht',
    dark: 'Die gesuchte Seite ist nicht hier. Vielleicht weiß die Katze mehr.',
    lit: 'Viel besser. Die Seite ist immer noch weg, aber jetzt sieht man wenigstens das Sofa.',
  },
  search: 'Suche',
  searchFor: 'Suche: {keyword}',
  searchDescription: 'Produkte, Ratgeber, Artikel und alles andere auf dieser Website, nach Stichwort.',
  types: {
    page: 'Seite',
    article: 'Artikel',
    acousticGuide: 'Akustikratgeber',
    family: 'Produkt',
    fabric: 'Stoff',
    ready2go: 'Ready2Go',
    designer: 'Gestaltung',
    job: 'Stelle',
  },
  errors: {
    400: 'Diese Adresse ist nicht zu verstehen',
    404: 'Seite nicht gefunden',
    429: 'Zu viele Anfragen',
    500: 'Fehler',
    503: 'Vorübergehend nicht verfügbar',
  },
  preview: 'Vorschau',
  previewNote: 'Sie sehen Entwürfe, nicht was Besucher sehen.',
  previewProblems: 'Probleme: {count}',
  leavePreview: 'Vorschau verlassen',
}
