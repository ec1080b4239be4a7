export const en = { close: 'Close' }

type Texts = typeof en
export interface ModalMessages extends Texts {}
