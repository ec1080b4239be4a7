export { Footer, type FooterProps } from './Footer.tsx'
export type { Social } from './socials.ts'
export type { FooterMessages } from './Footer.messages.ts'
