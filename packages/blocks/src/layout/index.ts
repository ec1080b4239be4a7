/** The layout of a page: grid, sections and space. */
export { BlockSection, type BlockSectionProps } from './BlockSection.tsx'
export { Cell, Grid, type GridProps } from './Grid.tsx'
export { Stack, type StackProps } from './Stack.tsx'
export type { RootProps } from '../root-props.ts'
