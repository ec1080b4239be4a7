import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'

/** Keeps the picture's own proportions, or the given ones. What reaches an edge of the page sets `square` around it. */
export const picture = elementStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  backgroundColor: vars.color.sunken,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  borderRadius: vars.radius.media,
})

/** Fills the box around it and is cropped to it. */
export const fill = elementStyle({ blockSize: '100%' })
