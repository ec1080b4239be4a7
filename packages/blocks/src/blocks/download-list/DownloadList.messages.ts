import { en as files } from '../../elements/FileTable.messages.ts'

export const en = {
  ...files,
  download: 'Download',
  /** Leads to a page that shows what is in the file. */
  preview: 'Preview',
  /** A file that is given to whoever asks for it. */
  locked: 'On request',
}

export type DownloadListMessages = typeof en
