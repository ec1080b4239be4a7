export { PressKitOverview, PressKitOverview as default, type PressKitOverviewProps } from './PressKitOverview.tsx'
export type { PressKitOverviewMessages } from './PressKitOverview.messages.ts'
