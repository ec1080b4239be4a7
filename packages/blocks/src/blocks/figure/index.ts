export { Figure, Figure as default, type FigureProps } from './Figure.tsx'
export type { FigureMessages } from './Figure.messages.ts'
