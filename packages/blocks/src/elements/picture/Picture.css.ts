import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'

const ratios = ['1:1', '3:2', '4:5', '16:9'] as const

/** Width to height of a picture. */
export type PictureRatio = (typeof ratios)[number]

/** Keeps the picture's own proportions, or the given ones. A block at an edge of the page sets `square` around it. */
export const picture = elementStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  background: `${vars.color.sunken} center / cover`,
  borderRadius: vars.radius.media,
})

/** Fills the box around it and is cropped to it. */
export const fill = elementStyle({ blockSize: '100%' })

for (const ratio of ratios) elementGlobal(`${picture}[data-ratio="${ratio}"]`, { aspectRatio: ratio.replace(':', ' / ') })
