import { fileStyles } from '../../elements/file-styles.ts'
import { blockStyle } from '../../elements/layered.ts'
import { step } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const files = fileStyles()

/** Title and text beside the kits; above them below l. */
export const block = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

export const head = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  maxInlineSize: vars.grid.measure,
  overflowWrap: 'anywhere',
  '@media': { [from.l]: { gridColumn: 'span 4', paddingInlineEnd: vars.space[6] } },
})
export const title = blockStyle({ ...step(3), overflowWrap: 'anywhere' })
export const list = blockStyle({ minInlineSize: 0, '@media': { [from.l]: { gridColumn: '5 / -1' } } })

export const ask = blockStyle({ display: 'grid', gap: vars.space[6], justifyItems: 'start' })
export const lead = blockStyle(step('lead'))
