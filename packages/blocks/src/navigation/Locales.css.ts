import { createVar } from '@vanilla-extract/css'
import { label } from '../elements/styles/type.ts'
import { blockStyle } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** The two colours of the current square; the others have the surrounding ones. */
export const face = createVar()
export const ink = createVar()

export const locales = blockStyle({ display: 'flex', flexWrap: 'wrap' })

export const square = blockStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.target.control,
  minBlockSize: vars.target.control,
  border: `${vars.border.rule} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  ...label,
  textDecoration: 'none',
  textTransform: 'uppercase',
  selectors: {
    '&:hover': { borderColor: 'currentColor' },
    '&[aria-current]': { borderColor: face, background: face, color: ink },
  },
  // Backgrounds are gone there; of the borders, which all show, the current one is the thick one.
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderWidth: vars.border.focus } } } },
})
