export const en = {
  /** Language of these texts, a BCP 47 tag: sizes are written in it. */
  locale: 'en',
  /** The heads of the columns. */
  file: 'Title',
  format: 'Type',
  size: 'Size',
  date: 'Date',
  action: 'Action',
  /** The name by which one asks for a file. */
  reference: 'Ref. {id}',
}

type Texts = typeof en
export interface FileTableMessages extends Texts {}
