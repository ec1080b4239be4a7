import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'

/** Keeps the picture's own proportions, or the given ones. What reaches an edge of the page sets `square` around it. */
export const picture = elementStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  background: `${vars.color.sunken} center / cover`,
  borderRadius: vars.radius.media,
})

/** Fills the box around it and is cropped to it. */
export const fill = elementStyle({ blockSize: '100%' })
