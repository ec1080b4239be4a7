import { blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })

const tab = rowTab('&:active', '&:is(:hover, :focus-visible)')
export const link = blockStyle({
  ...tab,
  ...label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.target.button,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: '1.25rem' } },
})
