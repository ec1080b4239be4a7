export const en = { contact: 'Contact us' }

type Texts = typeof en
export interface ContactButtonMessages extends Texts {}
