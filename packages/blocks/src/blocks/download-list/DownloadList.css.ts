import { fileStyles } from '../../elements/styles/file-styles.ts'
import { blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { vars } from '../../theme/vars.css.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(2), marginBlockEnd: vars.space[7] })

export const category = blockStyle({
  position: 'relative',
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
})

/** A second name of the category. */
export const anchor = blockStyle({ position: 'absolute', insetBlockStart: 0 })

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
