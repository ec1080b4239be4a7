export { OfficeList, OfficeList as default, type OfficeListProps } from './OfficeList.tsx'
export type { OfficeListMessages } from './OfficeList.messages.ts'
