export { JobPage, type JobPageProps } from './JobPage.tsx'
export type { JobPageMessages } from './JobPage.messages.ts'
