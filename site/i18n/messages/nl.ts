import type { Messages } from './en.ts'

export const nl: Messages = {
  cookieSettings: 'Cookie-instellingen',
  search: 'Zoeken',
  searchFor: 'Zoeken: {keyword}',
  searchDescription: 'Producten, gidsen, artikelen en al het andere op deze site, op trefwoord.',
  inspiration: {
    title: 'Inspiratie',
    intro: 'Kamers die stiller werden, en hoe. Vilt, geluid en de mensen daartussen.',
    description: 'Verhalen over vilt, kamers en geluid: projecten, materialen, makers en de agenda.',
    related: 'Lees zachtjes verder',
  },
  product: {
    models: 'Modellen',
    colors: 'Kleuren',
    designedBy: 'Ontworpen door',
    awards: 'Prijzen',
    allAwards: 'Alle prijzen',
    others: 'Meer van dit soort',
  },
  designer: 'Ontwerper',
  products: {
    title: 'Akoestiek',
    intro: 'Begin bij een ding of bij een probleem. Allebei leiden ze naar vilt.',
    name: 'Producten',
    description:
      'Panelen, lampen, schermen, zitmeubels en stoffen van geperste wol: alle families, op soort en op het lawaai dat ze dempen.',
    elsewhere: {
      title: 'Niet wat je zocht?',
      text: 'Vertel ons over de kamer. Advies is gratis, ook als het luidt dat je niets nodig hebt.',
    },
  },
  ready2go: {
    intro: 'Dit staat al in ons magazijn, geperst en geverfd. Binnen vijf werkdagen is het onderweg.',
    description: 'Vilten producten uit voorraad: vaste kleuren, en je wacht niet op de pers.',
  },
  calculatorKind: 'Akoestische panelen',
  spontaneous: 'Open sollicitatie',
  compare: {
    title: 'Producten vergelijken',
    description:
      'Tot vier producten naast elkaar: absorptie per octaaf, brandklasse, afmetingen, gewicht, prijs en bestanden. Het adres kun je delen.',
    kind: 'Soort',
    weighted: 'Gewogen absorptie, αw',
    class: '{value}, klasse {class}',
    piece: 'Absorptie per stuk',
    price: 'Prijs',
    from: 'vanaf {price}',
  },
  designedBy: 'Ontworpen door {name}',
  downloadRequestDescription: 'Zeg wie je bent en download {file}.',
  types: {
    page: 'Pagina',
    article: 'Artikel',
    acousticGuide: 'Akoestiekgids',
    family: 'Product',
    fabric: 'Stof',
    ready2go: 'Ready2Go',
    designer: 'Ontwerper',
    job: 'Vacature',
  },
  errors: {
    400: 'Dit adres is niet te begrijpen',
    404: 'Pagina niet gevonden',
    429: 'Te veel aanvragen',
    500: 'Fout',
    503: 'Tijdelijk niet beschikbaar',
  },
  preview: 'Voorbeeld',
  previewNote: 'Dit zijn concepten; bezoekers zien de gepubliceerde versie.',
  previewProblems: 'Problemen: {count}',
  leavePreview: 'Voorbeeld verlaten',
}
