import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'
import { step, typeStyle } from '../styles/type.ts'

export const panel = elementStyle({
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
  borderRadius: vars.radius.card,
})
export const output = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
/** The loud number, beside a bar of the accent. */
export const figure = elementStyle({
  ...step(3),
  ...typeStyle('secondary'),
  whiteSpace: 'nowrap',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.accent}`,
})
export const seconds = elementStyle({
  fontSize: 'clamp(5rem, 3rem + 9vw, 12rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.05em',
  fontStretch: vars.title[1].width,
  fontWeight: vars.title[1].weight,
  fontVariantNumeric: 'tabular-nums',
})
