export { ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx'
export type { ConsentNoticeMessages } from './ConsentNotice.messages.ts'
