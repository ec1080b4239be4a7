export const en = {
  title: 'Search',
  field: 'Search the site',
  submit: 'Search',
  /** Above the results; `{keyword}` is what was searched for, `{n}` how many there are. */
  found: 'Results for “{keyword}”: {n}',
  /** Without a keyword, or with one that is too short. */
  short: 'Type at least two letters.',
  empty: 'No results found',
  failed: 'The search is not available now. Try again in a moment.',
}

export const nl: typeof en = {
  title: 'Zoeken',
  field: 'Zoek op de site',
  submit: 'Zoeken',
  found: 'Resultaten voor ‘{keyword}’: {n}',
  short: 'Typ minstens twee letters.',
  empty: 'Geen resultaten gevonden',
  failed: 'De zoekfunctie is nu niet beschikbaar. Probeer het zo meteen opnieuw.',
}

export const de: typeof en = {
  title: 'Suche',
  field: 'Website durchsuchen',
  submit: 'Suchen',
  found: 'Ergebnisse für „{keyword}“: {n}',
  short: 'Bitte mindestens zwei Buchstaben eingeben.',
  empty: 'Keine Ergebnisse gefunden',
  failed: 'Die Suche ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
}

export const fr: typeof en = {
  title: 'Recherche',
  field: 'Rechercher sur le site',
  submit: 'Rechercher',
  found: 'Résultats pour «\u00a0{keyword}\u00a0»\u00a0: {n}',
  short: 'Saisissez au moins deux lettres.',
  empty: 'Aucun résultat',
  failed: 'La recherche n’est pas disponible pour le moment. Réessayez dans un instant.',
}

export const it: typeof en = {
  title: 'Ricerca',
  field: 'Cerca nel sito',
  submit: 'Cerca',
  found: 'Risultati per «{keyword}»: {n}',
  short: 'Scriva almeno due lettere.',
  empty: 'Nessun risultato trovato',
  failed: 'La ricerca non è disponibile in questo momento. Riprovi tra un istante.',
}

export type SearchPageMessages = typeof en
