import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { label, step, typeStyle } from '../../elements/type.ts'
import { rowTab } from '../../navigation/tab.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The words above the list, from m in two columns. */
export const head = blockStyle({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  alignItems: 'end',
  marginBlockEnd: vars.space[7],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = blockStyle(step(2))
export const text = blockStyle(step('lead'))
blockGlobal(`${head} > ${text}`, { '@media': { [from.m]: { gridColumn: 2 } } })

export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })

const tab = rowTab('&:active', '&:is(:hover, :focus-visible)')
/** Title and intro, countries, date, arrow: on one line from m. */
export const row = blockStyle({
  ...tab,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.grid.gutter}`,
  alignItems: 'center',
  minBlockSize: vars.space[9],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: '1.25rem' } },
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr) minmax(0, 2fr) auto' } },
})

/** As wide as the row but for the arrow: on phones the facts stand below it. */
export const job = blockStyle({ gridColumn: 1 })
export const name = blockStyle({ display: 'block', ...step(3), ...label })
export const intro = blockStyle({ display: 'block', marginBlockStart: vars.space[2], color: vars.color.textMuted })
export const fact = blockStyle({
  gridColumn: 1,
  fontSize: vars.size.s,
  '@media': { [from.m]: { gridColumn: 'auto' } },
})
blockGlobal(`${row} > svg`, {
  gridArea: '1 / 2',
  '@media': { [from.m]: { gridArea: '1 / 4' } },
})

/** What stands in place of a vacancy, or after the last one, holds back. */
export const quiet = blockStyle({ display: 'block', ...step(3), ...typeStyle('secondary') })
export const empty = blockStyle({ paddingBlock: vars.space[6] })
