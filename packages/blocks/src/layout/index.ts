/** The layout of a page: grid and sections. */
export { BlockSection, type BlockSectionProps } from './BlockSection.tsx'
export { Cell, Grid, type GridProps } from './Grid.tsx'
export type { RootProps } from '../root-props.ts'
