import { blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A field of its own, from edge to edge. */
export const figures = blockStyle({
  paddingBlock: 'clamp(4rem, 8vw, 9rem)',
  '@media': { print: { paddingBlock: vars.space[6] } },
})
export const title = blockStyle({ ...step(2), gridColumn: '1 / -1', marginBlockEnd: vars.space[6] })

const whole = { gridColumn: '1 / -1' } as const

/** In one row, as many as fit; each picture beside its word. */
export const principles = blockStyle({
  ...whole,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  marginBlockEnd: vars.space[6],
})
export const principle = blockStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 })
export const media = blockStyle({
  flex: 'none',
  inlineSize: '5.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.media,
  background: vars.color.sunken,
})
export const name = blockStyle({ ...step(4), ...label, minInlineSize: 0, overflowWrap: 'anywhere' })

/** Two columns from m; every row between hairlines. */
export const list = blockStyle({
  ...whole,
  display: 'grid',
  gap: `0 ${vars.grid.gutter}`,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const row = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const key = blockStyle(label)

export const chart = blockStyle({ ...whole, marginBlockStart: vars.space[7] })
