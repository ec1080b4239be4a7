import type { Messages } from './en.ts'

export const it: Messages = {
  copyright: '© {brand}. Marchio fittizio, dati dimostrativi.',
  newsletter: 'Nuovo feltro, nuove stanze, quattro lettere all’anno. Niente di più rumoroso.',
  subscribe: 'Iscriviti',
  room: 'Una stanza di feltro verde con una lampada a cupola gialla, un divano rosso e un gatto nero',
  lamp: 'Luce',
  notFound: {
    title: 'Sembra che qualcuno abbia spento la luce',
    dark: 'La pagina che cercava non è qui. Forse il gatto ne sa di più.',
    lit: 'Molto meglio. La pagina non c’è ancora, ma almeno si vede il divano.',
  },
  search: 'Ricerca',
  searchFor: 'Ricerca: {keyword}',
  searchDescription: 'Prodotti, guide, articoli e tutto il resto di questo sito, per parola chiave.',
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
