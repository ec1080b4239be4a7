import { blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const pages = blockStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })

/** A square; the page shown is in the colour of text. */
export const page = blockStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.target.control,
  minBlockSize: vars.space[7],
  paddingInline: vars.space[1],
  border: `${vars.border.rule} solid transparent`,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  ...label,
  textDecoration: 'none',
  transition: `background ${vars.duration.short}, color ${vars.duration.short}`,
  selectors: {
    'a&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-current]': { borderColor: vars.color.onSurface, background: vars.color.onSurface, color: vars.color.surface },
  },
  '@media': {
    [from.m]: { minInlineSize: vars.space[7] },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderWidth: vars.border.focus } } },
  },
})

export const gap = blockStyle({ border: 0, color: vars.color.textMuted })
export const back = blockStyle({ rotate: '180deg' })
