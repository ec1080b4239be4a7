/** The layout of a page: grid and sections. */
export { BlockSection, type BlockSectionProps } from './BlockSection.tsx'
export { Cell, Grid } from './Grid.tsx'
