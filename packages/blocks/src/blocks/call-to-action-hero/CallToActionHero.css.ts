import { blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const hero = blockStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space[8]}, 8vw, 9rem)`,
})

/** Over a picture the text stands on a card, which leaves at least a part of the picture to be seen. */
export const pictured = blockStyle({
  minBlockSize: 'clamp(32rem, 56vw, 50rem)',
  paddingBlock: `${vars.space[9]} ${vars.grid.margin}`,
  '@media': { [from.m]: { paddingBlockEnd: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` }, print: { minBlockSize: 0 } },
})

export const media = blockStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  vars: square,
  '@media': { print: { position: 'static' } },
})

export const card = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  selectors: {
    [`${pictured} &`]: { padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`, borderRadius: vars.radius.card },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` } },
})

export const title = blockStyle({ ...step(2), maxInlineSize: '100%' })
export const lead = blockStyle({ ...step('lead'), maxInlineSize: `min(100%, ${vars.grid.measure})` })
