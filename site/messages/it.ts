import type { Messages } from './en.ts'

export const it: Messages = {
  subscribe: 'Iscriviti',
  search: 'Ricerca',
  searchFor: 'Ricerca: {keyword}',
  searchDescription: 'Prodotti, guide, articoli e tutto il resto di questo sito, per parola chiave.',
  inspiration: {
    title: 'Ispirazione',
    intro: 'Stanze diventate più silenziose, e come. Il feltro, il suono e le persone in mezzo.',
    description: 'Storie di feltro, stanze e suono: progetti, materiali, persone e appuntamenti.',
    related: 'Continua a leggere, piano',
  },
  designer: 'Designer',
  types: {
    page: 'Pagina',
    article: 'Articolo',
    acousticGuide: 'Guida acustica',
    family: 'Prodotto',
    fabric: 'Tessuto',
    ready2go: 'Ready2Go',
    designer: 'Designer',
    job: 'Posizione aperta',
  },
  errors: {
    400: 'Questo indirizzo non è comprensibile',
    404: 'Pagina non trovata',
    429: 'Troppe richieste',
    500: 'Errore',
    503: 'Momentaneamente non disponibile',
  },
  preview: 'Anteprima',
  previewNote: 'Vedi le bozze, non ciò che vedono i visitatori.',
  previewProblems: 'Problemi: {count}',
  leavePreview: 'Esci dall’anteprima',
}
