export { RouterLinks, type RouterLinksProps } from './RouterLinks.tsx'
export type { IsRouted, Navigate } from './follow-links.ts'
