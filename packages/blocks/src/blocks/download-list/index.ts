export { DownloadList, DownloadList as default, type DownloadListProps } from './DownloadList.tsx'
export type { DownloadListMessages } from './DownloadList.messages.ts'
