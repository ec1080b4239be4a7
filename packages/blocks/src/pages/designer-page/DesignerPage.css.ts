import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { square } from '../../elements/shape.ts'
import { label as labelType, step } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The words stand on the foot of the head, beside the portrait that reaches the end of the page; on phones below it. */
export const header = blockStyle({ overflow: 'clip' })
/** The bar and its scrim lie over the head. */
export const below = blockStyle({ paddingBlockStart: vars.barHeight })

export const text = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlock: vars.space[7],
  '@media': { [from.m]: { gridArea: '1 / 1 / auto / span 6' }, [from.l]: { paddingBlockEnd: vars.space[8] } },
})
export const alone = blockStyle({ '@media': { [from.m]: { gridColumn: '1 / -1' } } })
export const label = blockStyle({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.rule} solid`,
  fontSize: vars.size.s,
  ...labelType,
})
export const intro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })

export const picture = blockStyle({
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  vars: square,
  '@media': { [from.m]: { gridArea: '1 / 7 / auto / -1', marginInlineStart: 0 } },
})
blockGlobal(`${picture} img`, { maxBlockSize: '56rem' })
