export { FamilyGrid, FamilyGrid as default, type FamilyGridProps } from './FamilyGrid.tsx'
export type { FamilyGridMessages } from './FamilyGrid.messages.ts'
