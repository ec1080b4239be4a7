export { JobList, JobList as default, type JobListProps } from './JobList.tsx'
export type { JobListMessages } from './JobList.messages.ts'
