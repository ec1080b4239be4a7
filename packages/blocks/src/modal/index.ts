export { Modal, type ModalProps } from './Modal.tsx'
export type { ModalMessages } from './Modal.messages.ts'
