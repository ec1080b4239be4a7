export const en = {
  field: 'Search the site',
  submit: 'Show all results',
  close: 'Close search',
  suggestions: 'Suggestions',
  /** Read out when suggestions have come. */
  found: 'Suggestions: {n}',
  loading: 'Searching',
  empty: 'No results found',
  failed: 'Suggestions are not available now. Press Enter to see all results.',
}

export const nl: typeof en = {
  field: 'Zoek op de site',
  submit: 'Alle resultaten tonen',
  close: 'Zoeken sluiten',
  suggestions: 'Suggesties',
  found: 'Suggesties: {n}',
  loading: 'Bezig met zoeken',
  empty: 'Geen resultaten gevonden',
  failed: 'Er zijn nu geen suggesties beschikbaar. Druk op Enter voor alle resultaten.',
}

export const de: typeof en = {
  field: 'Website durchsuchen',
  submit: 'Alle Ergebnisse anzeigen',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  found: 'Vorschläge: {n}',
  loading: 'Suche läuft',
  empty: 'Keine Ergebnisse gefunden',
  failed: 'Vorschläge sind gerade nicht verfügbar. Mit der Eingabetaste sehen Sie alle Ergebnisse.',
}

export const fr: typeof en = {
  field: 'Rechercher sur le site',
  submit: 'Afficher tous les résultats',
  close: 'Fermer la recherche',
  suggestions: 'Suggestions',
  found: 'Suggestions\u202f: {n}',
  loading: 'Recherche en cours',
  empty: 'Aucun résultat',
  failed: 'Les suggestions ne sont pas disponibles pour le moment. Appuyez sur Entrée pour voir tous les résultats.',
}

export const it: typeof en = {
  field: 'Cerca nel sito',
  submit: 'Mostra tutti i risultati',
  close: 'Chiudi la ricerca',
  suggestions: 'Suggerimenti',
  found: 'Suggerimenti: {n}',
  loading: 'Ricerca in corso',
  empty: 'Nessun risultato trovato',
  failed: 'I suggerimenti non sono disponibili in questo momento. Premi Invio per vedere tutti i risultati.',
}

export type SearchMessages = typeof en
