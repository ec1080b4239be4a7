export { ModelList, ModelList as default, type ModelListProps } from './ModelList.tsx'
export type { ModelListMessages } from './ModelList.messages.ts'
