export { ProductSound, type ProductSoundProps } from './ProductSound.tsx'
export type { ProductSoundMessages } from './ProductSound.messages.ts'
export { ProductVoice, type ProductVoiceProps } from './ProductVoice.tsx'
