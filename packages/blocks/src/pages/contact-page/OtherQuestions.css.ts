import { blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { sectionHead } from '../../elements/styles/section-head-styles.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = sectionHead()

export const nav = blockStyle({ paddingBlockEnd: vars.space.section })
export const list = blockStyle({
  gridColumn: '1 / -1',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})

const tab = rowTab('&:active', '&:is(:hover, :focus-visible)')
export const link = blockStyle({
  ...tab,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.grid.gutter}`,
  minBlockSize: vars.target.field,
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) auto' } },
  selectors: { ...tab.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: '1.25rem' } },
})
export const name = blockStyle({ ...step(3), ...label })
export const text = blockStyle({
  gridColumn: 1,
  gridRow: 2,
  color: vars.color.textMuted,
  '@media': { [from.m]: { gridColumn: 2, gridRow: 1 } },
})
export const icon = blockStyle({ gridColumn: '-2 / -1', gridRow: 1 })
