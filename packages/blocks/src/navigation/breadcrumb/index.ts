export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx'
export { breadcrumbList, type Crumb } from './breadcrumb-list.ts'
export type { BreadcrumbMessages } from './Breadcrumb.messages.ts'
