export { FaqPage, type FaqPageProps } from './FaqPage.tsx'
export type { FaqPageMessages } from './FaqPage.messages.ts'
