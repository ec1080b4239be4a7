export { DesignerPage, type DesignerPageProps } from './DesignerPage.tsx'
export type { DesignerPageMessages } from './DesignerPage.messages.ts'
