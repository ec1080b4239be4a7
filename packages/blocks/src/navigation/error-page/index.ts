export { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx'
export { NotFound, type NotFoundProps } from './NotFound.tsx'
export type { ErrorPageMessages } from './ErrorPage.messages.ts'
