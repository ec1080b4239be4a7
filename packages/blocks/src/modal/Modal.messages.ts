export const en = { close: 'Close' }

export const nl: typeof en = { close: 'Sluiten' }
export const de: typeof en = { close: 'Schließen' }
export const fr: typeof en = { close: 'Fermer' }
export const it: typeof en = { close: 'Chiudi' }

export type ModalMessages = typeof en
