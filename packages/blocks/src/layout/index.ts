/** Where blocks stand on a page. */
export { BlockSection, type BlockSectionProps } from './BlockSection.tsx'
export { Cell, Grid } from './Grid.tsx'
