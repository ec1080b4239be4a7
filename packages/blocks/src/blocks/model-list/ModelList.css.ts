import { blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { maxStretch } from '../../elements/fitted-text/FittedText.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** The row reaches the edges of the page. */
export const block = blockStyle({ vars: { '--b-edge': vars.grid.margin } })

export const title = blockStyle(step(2))

/** A square, also where there is no picture. */
export const media = blockStyle({ aspectRatio: '1', backgroundColor: vars.color.sunken, borderRadius: vars.radius.media })

/** The text in place of a picture. */
export const none = blockStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.color.textMuted,
})

/**
 * As high as those of the other models, so that their descriptions begin on one line.
 * @requirement BLK-model_list-04
 */
export const name = blockStyle({ ...step(4), ...label, marginBlockStart: vars.space[3] })

export const fitted = blockStyle({ fontStretch: `min(${maxStretch}, ${vars.type.label.width})` })

export const description = blockStyle({
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
