export const en = { loading: 'Loading the page' }

type Texts = typeof en
export interface ProgressBarMessages extends Texts {}
