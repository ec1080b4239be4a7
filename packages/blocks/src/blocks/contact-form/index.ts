export { ContactForm, ContactForm as default, type ContactFormProps } from './ContactForm.tsx'
export type { ContactFormMessages } from './ContactForm.messages.ts'
