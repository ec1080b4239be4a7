export const en = { loading: 'Loading the page' }

export const nl: typeof en = { loading: 'De pagina wordt geladen' }
export const de: typeof en = { loading: 'Die Seite wird geladen' }
export const fr: typeof en = { loading: 'Chargement de la page' }
export const it: typeof en = { loading: 'Caricamento della pagina' }

export type ProgressBarMessages = typeof en
