import { vars } from '../../theme/vars.css.ts'

/** Styles of the rows of a `FactList`, for each stylesheet that has one. */

/** A name beside its value. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
} as const

/** A label and its value side by side, above a hairline. */
export const ruledRow = {
  ...sideBySide,
  paddingBlock: '0.6rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
} as const
