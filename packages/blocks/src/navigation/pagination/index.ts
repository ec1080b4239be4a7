export { Pagination, type PaginationProps } from './Pagination.tsx'
export { pagesAround } from './pages.ts'
export type { PaginationMessages } from './Pagination.messages.ts'
