export { ContactButton, type ContactButtonProps } from './ContactButton.tsx'
export type { ContactButtonMessages } from './ContactButton.messages.ts'
