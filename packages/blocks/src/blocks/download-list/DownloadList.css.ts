import { fileStyles } from '../../elements/file-styles.ts'
import { blockStyle } from '../../elements/layered.ts'
import { step } from '../../elements/type.ts'
import { rowTab } from '../../navigation/tab.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(2), marginBlockEnd: vars.space[7] })

/** Title and intro beside the files; above them below l. */
export const category = blockStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  selectors: { '& + &': { marginBlockStart: vars.space[8] } },
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

/** A second name of the category. */
export const anchor = blockStyle({ position: 'absolute', insetBlockStart: 0 })

export const head = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  maxInlineSize: vars.grid.measure,
  overflowWrap: 'anywhere',
  '@media': {
    [from.l]: {
      gridColumn: 'span 4',
      position: 'sticky',
      insetBlockStart: `calc(${vars.barHeight} + ${vars.space[5]})`,
      alignSelf: 'start',
      paddingInlineEnd: vars.space[6],
    },
  },
})

/** The category that a link led to has the tab. */
const led = `${category}:is(:target, :has(> :target)) &`
const tab = rowTab(led, led)
export const name = blockStyle({
  ...step(3),
  ...tab,
  overflowWrap: 'anywhere',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, [led]: { paddingInlineStart: vars.space[5] } },
})

export const list = blockStyle({ minInlineSize: 0, '@media': { [from.l]: { gridColumn: 'span 8' } } })
