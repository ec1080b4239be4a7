import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { label, step } from '../../elements/type.ts'
import { rowTab } from '../../navigation/tab.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' } as const

export const downloads = blockStyle({ paddingBlock: vars.space.section })
export const title = blockStyle({ ...whole, marginBlockEnd: vars.space[6] })

export const bundle = blockStyle({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
})
blockGlobal(`${bundle} > :first-child`, { minInlineSize: 0, overflowWrap: 'anywhere' })
export const everything = blockStyle(step(4))
export const note = blockStyle({ fontSize: vars.size.s })

/** The group's name beside its files from l; above them before. */
export const group = blockStyle({
  ...whole,
  display: 'grid',
  gap: `${vars.space[3]} ${vars.grid.gutter}`,
  paddingBlockStart: vars.space[6],
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
})
export const heading = blockStyle(step(3))
export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })
export const item = blockStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}` })

const pulled = '&:is(:hover, :focus-visible)'
const tab = rowTab(pulled, pulled)
export const file = blockStyle({
  ...tab,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.field,
  paddingBlock: vars.space[2],
  textDecoration: 'none',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, [pulled]: { paddingInlineStart: '1.25rem' } },
})
export const name = blockStyle({ ...label, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const facts = blockStyle({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s })
