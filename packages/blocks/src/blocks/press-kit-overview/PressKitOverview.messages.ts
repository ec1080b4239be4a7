import { en as elements } from '../../elements/elements.messages.ts'
import { en as files } from '../../elements/FileTable.messages.ts'
import { en as modal } from '../../modal/Modal.messages.ts'

export const en = {
  ...elements,
  ...files,
  ...modal,
  /** Names the table where it has no title. */
  kits: 'Press kits',
  /** How one gets a kit, in its dialog. */
  ask: 'Press kits are for people who write about us. Tell us which one you need and for which medium, and we will send it.',
}

export type PressKitOverviewMessages = typeof en
