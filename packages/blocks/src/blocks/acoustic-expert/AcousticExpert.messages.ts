export { en } from '../../elements/elements.messages.ts'
