import { vars } from '../../theme/vars.css.ts'
import { label } from './type.ts'

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

/** Prices and measures: a list under a rule, with values that are heavier than their names. */
export const ruledFacts = {
  list: { inlineSize: '100%', borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` },
  row: { ...sideBySide, paddingBlock: vars.space[2], borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}` },
  name: { fontSize: vars.size.s, color: vars.color.textMuted },
  value: label,
} as const
