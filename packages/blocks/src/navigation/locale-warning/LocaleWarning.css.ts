import { blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const strip = blockStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.grid.margin,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  ...label,
  vars: { [vars.color.focus]: vars.color.warning },
  selectors: {
    '&:has(:target)': { display: 'none' },
  },
  '@media': { '(forced-colors: active)': { borderBlockEnd: `${vars.border.hair} solid` } },
})

export const notice = blockStyle({ flex: 1, minInlineSize: 0, paddingBlock: vars.space[3], textWrap: 'pretty' })

export const close = blockStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.target.control,
  blockSize: vars.target.control,
  borderRadius: vars.radius.control,
  marginInlineEnd: '-0.625rem',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } },
  '@media': { print: { display: 'none' } },
})
