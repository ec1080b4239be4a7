export { DetailHeader, DetailHeader as default, type DetailHeaderProps } from './DetailHeader.tsx'
export { finishAnchor } from './FinishLinks.tsx'
export type { DetailHeaderMessages } from './DetailHeader.messages.ts'
