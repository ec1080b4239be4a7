export { EmbeddedForm, EmbeddedForm as default, type EmbeddedFormProps } from './EmbeddedForm.tsx'
export type { EmbeddedFormMessages } from './EmbeddedForm.messages.ts'
