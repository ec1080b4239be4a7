export const en = { loading: 'Loading the page' }

export type ProgressBarMessages = typeof en
