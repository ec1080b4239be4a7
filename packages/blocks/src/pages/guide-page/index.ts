export { GuidePage, type GuidePageProps } from './GuidePage.tsx'
export type { GuidePageMessages } from './GuidePage.messages.ts'
