import { vars } from '../../theme/vars.css.ts'
import { round } from './shape.ts'

/** Style of a field of a form, for each stylesheet that has one: a surface above a rule. */
export const field = {
  inlineSize: '100%',
  minBlockSize: vars.target.field,
  paddingInline: vars.space[4],
  border: 0,
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  ...round.top(vars.radius.control),
  background: vars.color.surfaceMuted,
  color: 'inherit',
  fontSize: vars.size.body,
} as const
