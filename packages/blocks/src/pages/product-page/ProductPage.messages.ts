import { en as charts } from '../../elements/charts/Charts.messages.ts'
import type { PluralMessage } from '../../i18n/format.ts'

export const en = {
  ...charts,
  quote: 'Request a quote',
  /** Stands above principles and measurements. */
  figures: 'In figures',
  downloads: 'Downloads for {name}',
  specifications: 'Specifications',
  manuals: 'Manuals',
  certificates: 'Certificates',
  photometricData: 'Photometric data',
  revit: 'Revit',
  /** The entry that holds all files. */
  bundle: 'All files at once',
  files: { one: '{n} file', other: '{n} files' } as PluralMessage,
  downloadBundle: 'Download bundle',
  download: 'Download',
  /** Of a file that is given for the data of a form, and what one can do with it. */
  locked: 'On request',
  unlock: 'Unlock',
  /** A file could not be had. */
  failed: 'The file could not be downloaded. Try again later.',
  close: 'Close downloads',
  /** Asks for samples of the colours that are ticked; `{n}` is the most of one request. The count of the ticks follows. */
  samples: 'Order samples',
  samplesHint: 'Tick up to {n} colours, and we send a sample of each. Ticked:',
  /** Stands above the text for a call for tenders and the files. */
  specification: 'For your specification',
  /** Opens the text for a call for tenders, and copies it. */
  tender: 'Tender text',
  copy: 'Copy the text',
  copied: 'Copied',
  /** The browser does not let a script copy it. */
  selected: 'The text is selected: copy it with the keyboard or the menu',
}

type Texts = typeof en
export interface ProductPageMessages extends Texts {}
