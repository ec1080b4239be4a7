import { blockStyle } from '../../theme/layered.ts'
import { label as labelType } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const ask = blockStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const status = blockStyle({
  ...labelType,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.accent}`,
  // A status that is not displayed would not be announced when it is filled.
  selectors: { '&:empty': { position: 'absolute' } },
})
