export { AcousticUsp, AcousticUsp as default, type AcousticUspProps } from './AcousticUsp.tsx'
export type { AcousticUspMessages } from './AcousticUsp.messages.ts'
