export { NavigationList, NavigationList as default, type NavigationListProps } from './NavigationList.tsx'
export type { NavigationListMessages } from './NavigationList.messages.ts'
