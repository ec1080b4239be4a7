export { ComparePage, type ComparedProduct, type ComparePageProps } from './ComparePage.tsx'
export type { ComparePageMessages } from './ComparePage.messages.ts'
