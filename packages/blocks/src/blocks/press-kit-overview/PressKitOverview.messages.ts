import { en as files } from '../../elements/file-table/FileTable.messages.ts'
import { en as modal } from '../../modal/Modal.messages.ts'

export const en = {
  ...files,
  ...modal,
  /** Names the table where it has no title. */
  kits: 'Press kits',
  /** In place of the link to the form of a kit, once it is unlocked. */
  download: 'Download',
}

type Texts = typeof en
export interface PressKitOverviewMessages extends Texts {}
