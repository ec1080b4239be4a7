import { en as files } from '../../elements/file-table/FileTable.messages.ts'
import { en as modal } from '../../modal/Modal.messages.ts'

export const en = {
  ...files,
  download: 'Download',
  /** Leads to a page that shows what is in the file. */
  preview: 'Preview',
  /** A file that is given to whoever asks for it. */
  locked: 'On request',
  /** Leads to the form that unlocks a file. */
  unlock: 'Unlock',
  /** Names the list of links to the categories. */
  categories: 'Categories',
  /** Names the field that takes the name of a product. */
  field: 'Files of a product',
  submit: 'Search',
  /** `{keyword}` is what was searched for. */
  noProduct: 'No product with files found for “{keyword}”.',
  /** Closes the dialog with that form. */
  ...modal,
}

type Texts = typeof en
export interface DownloadListMessages extends Texts {}
