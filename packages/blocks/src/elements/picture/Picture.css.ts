import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'

export type PictureRatio = '1:1' | '3:2' | '4:5' | '16:9'

/** Keeps the picture's own proportions, or the given ones. What reaches an edge of the page sets `square` around it. */
export const picture = elementStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  background: `${vars.color.sunken} center / cover`,
  borderRadius: vars.radius.media,
})

/** Fills the box around it and is cropped to it. */
export const fill = elementStyle({ blockSize: '100%' })

for (const ratio of ['1:1', '3:2', '4:5', '16:9'] satisfies PictureRatio[])
  elementGlobal(`${picture}[data-ratio="${ratio}"]`, { aspectRatio: ratio.replace(':', ' / ') })
