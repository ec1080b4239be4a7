export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
export type { SiteHeaderMessages } from './SiteHeader.messages.ts'
export { scrolledFrom, searchDelay } from './enhance-site-header.ts'
