import { fileStyles } from '../../elements/styles/file-styles.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { vars } from '../../theme/vars.css.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(2), marginBlockEnd: vars.space[7] })

/** The search and the links to the categories, beside each other where there is room. */
export const finder = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[7],
})
export const search = blockStyle({ flex: '1 1 16rem', maxInlineSize: '28rem' })
export const field = blockStyle(searchField.box)
export const submit = blockStyle(searchField.control)
export const input = blockStyle(searchField.input)
export const jumps = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  flex: '2 1 16rem',
})
export const none = blockStyle({ flexBasis: '100%' })

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
