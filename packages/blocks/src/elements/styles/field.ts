import { vars } from '../../theme/vars.css.ts'
import { round } from './shape.ts'
import { label } from './type.ts'

/** Styles of a field of a form, for each stylesheet that has one. */

/** A field below its label. */
export const labelled = { display: 'grid', gap: vars.space[2] } as const
export const fieldLabel = { ...label, fontSize: vars.size.s } as const

/** A surface above a rule. */
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
