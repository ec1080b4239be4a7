import type { About } from '../contract/contract.ts'

/** Guidance about the layout, by component. */
export const layout: Record<string, About> = {
  BlockSection: { alternatives: { Grid: 'for content of your own within a block' } },
  Cell: { alternatives: { BlockSection: 'for a block, whose contract has the width' } },
  Grid: { alternatives: { BlockSection: 'for a block, which brings its own grid', Stack: 'for a single column' } },
  Stack: { alternatives: { Grid: 'for columns', BlockSection: 'for the space between blocks' } },
}
