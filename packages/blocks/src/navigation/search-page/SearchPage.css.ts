import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { label, step, underline, typeStyle } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { columns, title as resultTitle } from '../search/SearchResultContent.css.ts'

export const page = blockStyle({
  paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
  paddingBlockEnd: vars.space.section,
  // A keyword is whatever a visitor types.
  overflowWrap: 'anywhere',
})

export const title = blockStyle({ gridColumn: '1 / -1', marginBlockEnd: vars.space[6] })

/** As wide as running text. */
export const column = blockStyle({ gridColumn: '1 / -1', '@media': { [from.l]: { gridColumn: '1 / span 8' } } })

export const field = blockStyle(searchField.box)

export const count = blockStyle({ display: 'block', paddingBlockStart: vars.space[6] })

/** Stands where the first result would. */
export const none = blockStyle({ display: 'block', ...step(3), ...typeStyle('secondary'), paddingBlock: vars.space[7] })

export const group = blockStyle({ ...step(4), ...typeStyle('secondary'), paddingBlock: `${vars.space[6]} ${vars.space[3]}` })

export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })

const tab = rowTab('&:active', '&:is(:hover, :focus-visible)')
export const row = blockStyle({
  ...tab,
  ...columns,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: '1.25rem' } },
})
export const suggestion = blockStyle({
  ...step(4),
  ...label,
  display: 'block',
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  selectors: { '&:is(:hover, :focus-visible)': underline },
})
blockGlobal(`${row}:is(:hover, :focus-visible) ${resultTitle}`, { ...underline, textDecorationThickness: vars.border.rule })
