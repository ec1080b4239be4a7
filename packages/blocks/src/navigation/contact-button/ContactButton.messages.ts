export const en = { contact: 'Contact us' }

export const nl: typeof en = { contact: 'Contacteer ons' }
export const de: typeof en = { contact: 'Kontakt aufnehmen' }
export const fr: typeof en = { contact: 'Contactez-nous' }
export const it: typeof en = { contact: 'Contattaci' }

export type ContactButtonMessages = typeof en
