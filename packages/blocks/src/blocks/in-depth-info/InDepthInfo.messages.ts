export { de, en, fr, it, nl } from '../../elements/elements.messages.ts'
