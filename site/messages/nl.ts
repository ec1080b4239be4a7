import type { Messages } from './en.ts'

export const nl: Messages = {
  copyright: '© {brand}. Fictief merk, demogegevens.',
  newsletter: 'Nieuw vilt, nieuwe kamers, vier brieven per jaar. Luider wordt het niet.',
  subscribe: 'Inschrijven',
  room: 'Een groene vilten kamer met een gele koepellamp, een rode zetel en daarop een zwarte kat',
  lamp: 'Licht',
  notFound: {
    title: 'Hier heeft iemand het licht uitgedaan',
    dark: 'De pagina die u zocht, is hier niet. Misschien weet de kat meer.',
    lit: 'Veel beter. De pagina is nog altijd weg, maar u ziet nu tenminste de sofa.',
  },
  search: 'Zoeken',
  searchFor: 'Zoeken: {keyword}',
  searchDescription: 'Producten, gidsen, artikelen en al het andere op deze site, op trefwoord.',
  types: {
    page: 'Pagina',
    article: 'Artikel',
    acousticGuide: 'Akoestische gids',
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
  previewNote: 'U ziet concepten, niet wat bezoekers zien.',
  previewProblems: 'Problemen: {count}',
  leavePreview: 'Voorbeeld verlaten',
}
