import { vars } from '../../theme/vars.css.ts'

/** Styles of a `details`, for each stylesheet that has one. */

/** The line to press, without the mark of the browser. */
export const summary = {
  display: 'flex',
  gap: vars.space[4],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
} as const

/** One whose words move in under the pointer. */
export const movingSummary = {
  ...summary,
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...summary.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: vars.space[3] } },
} as const

/** The plus in it, which becomes a cross. @param isOpen Selector of the open `details`. */
export const plus = (isOpen: string) => ({
  flex: 'none',
  transition: `rotate ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { [`${isOpen} &`]: { rotate: '45deg' } },
})
