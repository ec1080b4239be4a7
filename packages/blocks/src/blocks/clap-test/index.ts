export { ClapTest, ClapTest as default, type ClapTestProps } from './ClapTest.tsx'
export type { ClapTestMessages } from './ClapTest.messages.ts'
