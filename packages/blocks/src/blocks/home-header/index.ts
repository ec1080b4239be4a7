export { HomeHeader, HomeHeader as default, type HomeHeaderProps } from './HomeHeader.tsx'
export type { HomeHeaderMessages } from './HomeHeader.messages.ts'
