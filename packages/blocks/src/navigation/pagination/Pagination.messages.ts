export const en = {
  /** Names the row of links. */
  label: 'Pages',
  /** Read out before a page's number. */
  page: 'Page',
  previous: 'Previous page',
  next: 'Next page',
}

export const nl: typeof en = { label: 'Pagina’s', page: 'Pagina', previous: 'Vorige pagina', next: 'Volgende pagina' }
export const de: typeof en = { label: 'Seiten', page: 'Seite', previous: 'Vorherige Seite', next: 'Nächste Seite' }
export const fr: typeof en = { label: 'Pages', page: 'Page', previous: 'Page précédente', next: 'Page suivante' }
export const it: typeof en = { label: 'Pagine', page: 'Pagina', previous: 'Pagina precedente', next: 'Pagina successiva' }

export type PaginationMessages = typeof en
