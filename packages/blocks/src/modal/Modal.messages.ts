export const en = { close: 'Close' }

export type ModalMessages = typeof en
