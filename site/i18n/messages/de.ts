import type { Messages } from './en.ts'

export const de: Messages = {
  cookieSettings: 'Cookie-Einstellungen',
  search: 'Suche',
  searchFor: 'Suche: {keyword}',
  searchDescription: 'Durchsuche Produkte, Ratgeber, Artikel und alles andere auf dieser Website nach Stichwörtern.',
  inspiration: {
    title: 'Inspiration',
    intro: 'Räume, die leiser wurden, und wie. Filz, Klang und die Menschen dazwischen.',
    description: 'Geschichten über Filz, Räume und Klang: Projekte, Materialien und Menschen.',
    related: 'Leise weiterlesen',
  },
  product: {
    models: 'Modelle',
    colors: 'Farben',
    designedBy: 'Entworfen von',
    awards: 'Auszeichnungen',
    allAwards: 'Alle Auszeichnungen',
    others: 'Mehr dieser Art',
  },
  designer: 'Design',
  products: {
    title: 'Akustiklösungen',
    intro: 'Fang bei einem Ding an oder bei einem Problem. Beides führt zu Filz.',
    name: 'Produkte',
    description:
      'Paneele, Leuchten, Stellwände, Sitzmöbel und Stoffe aus gepresster Wolle: alle Familien, nach Art und nach dem Lärm, den sie mindern.',
    elsewhere: {
      title: 'Nicht das Richtige?',
      text: 'Erzähl uns vom Raum. Der Rat ist umsonst, auch wenn er lautet, dass du nichts brauchst.',
    },
  },
  ready2go: {
    intro: 'Das steht schon in unserem Lager, gepresst und gefärbt. Innerhalb von fünf Werktagen ist es unterwegs.',
    description: 'Produkte aus Filz ab Lager: feste Farben, ohne auf die Presse zu warten.',
  },
  calculatorKind: 'Akustikpaneele',
  spontaneous: 'Initiativbewerbung',
  compare: {
    title: 'Produkte vergleichen',
    description:
      'Bis zu vier Produkte nebeneinander: Absorption nach Oktaven, Brandklasse, Maße, Gewicht, Preis und Dateien. Die Adresse kannst du teilen.',
    kind: 'Art',
    weighted: 'Bewertete Absorption, αw',
    class: '{value}, Klasse {class}',
    piece: 'Absorption je Stück',
    price: 'Preis',
    from: 'ab {price}',
  },
  designedBy: 'Entworfen von {name}',
  downloadRequestDescription: 'Sag, wer du bist, und lade {file} herunter.',
  types: {
    page: 'Seite',
    article: 'Artikel',
    acousticGuide: 'Akustikratgeber',
    family: 'Produkt',
    fabric: 'Stoff',
    ready2go: 'Ready2Go',
    designer: 'Designer',
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
  previewNote: 'Das sind Entwürfe; Besucher sehen die veröffentlichte Fassung.',
  previewProblems: 'Probleme: {count}',
  leavePreview: 'Vorschau verlassen',
}
