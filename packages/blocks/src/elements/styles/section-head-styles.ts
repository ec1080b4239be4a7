import { within } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { blockStyle } from '../../theme/layered.ts'
import { step } from './type.ts'

/** A title, and an action at the other end of its line where the `place` around them has room. */
export const headRow = () =>
  blockStyle({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: `${vars.space[4]} ${vars.grid.gutter}`,
    alignItems: 'end',
    justifyItems: 'start',
    marginBlockEnd: `clamp(${vars.space[5]}, 2.4vw, ${vars.space[7]})`,
    '@container': { [within.m]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    '@media': { print: { breakAfter: 'avoid' } },
  })

/** Styles of a `SectionHead`, which each block has in its own stylesheet. */
export const sectionHead = () => ({ head: headRow(), title: blockStyle(step(2)) })
