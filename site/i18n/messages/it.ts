import type { Messages } from './en.ts'

export const it: Messages = {
  cookieSettings: 'Impostazioni dei cookie',
  search: 'Ricerca',
  searchFor: 'Ricerca: {keyword}',
  searchDescription: 'Prodotti, guide, articoli e tutto il resto di questo sito, per parola chiave.',
  inspiration: {
    title: 'Ispirazione',
    intro: 'Stanze diventate più silenziose, e come. Il feltro, il suono e le persone in mezzo.',
    description: 'Storie di feltro, stanze e suono: progetti, materiali, persone e appuntamenti.',
    related: 'Continua a leggere, piano',
  },
  product: {
    models: 'Modelli',
    colors: 'Colori',
    designedBy: 'Disegnato da',
    awards: 'Premi',
    allAwards: 'Tutti i premi',
    others: 'Altri dello stesso genere',
  },
  designer: 'Designer',
  products: {
    title: 'Soluzioni acustiche',
    intro: 'Parti da una cosa o parti da un problema. Portano entrambi al feltro.',
    name: 'Prodotti',
    description:
      'Pannelli, lampade, schermi, sedute e tessuti di lana pressata: tutte le famiglie, per tipo e secondo il rumore che fermano.',
    elsewhere: {
      title: 'Non è quello che cercavi?',
      text: 'Raccontaci della stanza. Il consiglio è gratis, anche quando è che non ti serve niente.',
    },
  },
  ready2go: {
    intro: 'È già nel nostro magazzino, pressato e tinto. Parte entro cinque giorni lavorativi.',
    description: 'Prodotti di feltro pronti: colori scelti, senza aspettare la pressa.',
  },
  calculatorKind: 'Pannelli acustici',
  spontaneous: 'Candidatura spontanea',
  compare: {
    title: 'Confrontare i prodotti',
    description:
      'Fino a quattro prodotti fianco a fianco: assorbimento per ottava, classe di reazione al fuoco, dimensioni, peso, prezzo e file. L’indirizzo si può condividere.',
    kind: 'Tipo',
    weighted: 'Assorbimento ponderato, αw',
    class: '{value}, classe {class}',
    piece: 'Assorbimento per pezzo',
    price: 'Prezzo',
    from: 'da {price}',
  },
  designedBy: 'Disegnato da {name}',
  downloadRequestDescription: 'Dicci chi sei e scarica {file}.',
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
