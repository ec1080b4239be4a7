export const en = { contact: 'Contact us' }

export type ContactButtonMessages = typeof en
