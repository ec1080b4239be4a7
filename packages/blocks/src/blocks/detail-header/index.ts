export { DetailHeader, DetailHeader as default, type DetailHeaderProps } from './DetailHeader.tsx'
export type { DetailHeaderMessages } from './DetailHeader.messages.ts'
