import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

const side = '6.25rem'

/** A picture and the words beside it. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[3],
  textDecoration: 'none',
} as const

export const picture = blockStyle({ inlineSize: side, blockSize: side, overflow: 'hidden' })
/** Keeps the place of a picture that a result does not have. */
export const none = blockStyle({ borderRadius: vars.radius.media, background: vars.color.surfaceMuted })

export const text = blockStyle({ overflowWrap: 'anywhere' })
export const title = blockStyle({ display: 'block', ...step(4), ...label })
blockGlobal(`${title} mark`, { background: vars.color.accent, color: vars.color.onAccent })

export const excerpt = blockStyle({
  display: 'block',
  marginBlockStart: vars.space[1],
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
// The accent is for the title.
blockGlobal(`${excerpt} mark`, { background: 'none', color: 'inherit', ...label })

export const type = blockStyle({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
})
