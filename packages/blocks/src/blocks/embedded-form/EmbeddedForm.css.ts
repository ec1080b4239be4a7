import { keyframes } from '@vanilla-extract/css'
import { textLink } from '../../elements/styles/text-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const block = blockStyle({ display: 'grid', gap: vars.space[5] })
export const title = blockStyle({ ...step(3) })
export const about = blockStyle({ ...label })

/** Without a script no message tells how high the form is. */
export const frame = blockStyle({ position: 'relative', minBlockSize: '12rem' })
export const form = blockStyle({ display: 'block', inlineSize: '100%', blockSize: 'max(40rem, 80vh)', border: 0 })
/** Set by the script once the form may be seen. Until then it is hidden from the first paint on: what was seen never goes away. */
export const shown = blockStyle({})
const [appear, vanish] = [keyframes({ to: { visibility: 'visible' } }), keyframes({ to: { visibility: 'hidden' } })]
/** Where the script does not come, the form is seen after as long as the script would wait at most. */
const atLast = (name: string) => `${name} 0s 10s forwards`
blockGlobal(`${frame}:not(${shown}) > iframe`, {
  '@media': { '(scripting: enabled)': { visibility: 'hidden', animation: atLast(appear) } },
})
blockGlobal(`${frame} > iframe`, { '@media': { print: { display: 'none' } } })
export const loader = blockStyle({
  ...label,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  paddingBlock: vars.space[4],
  color: vars.color.textMuted,
  visibility: 'hidden',
})
blockGlobal(`${frame}:not(${shown}) > ${loader}`, {
  '@media': { '(scripting: enabled)': { visibility: 'visible', animation: atLast(vanish) } },
})

/** In place of a form that cannot be loaded. */
export const fallback = blockStyle({ display: 'grid', gap: vars.space[5] })

export const contactIntro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const contactLinks = blockStyle({ display: 'grid', gap: vars.space[3] })
export const contactLink = blockStyle({
  ...step(3),
  ...typeStyle('secondary'),
  ...textLink,
  color: 'inherit',
  overflowWrap: 'anywhere',
})
blockGlobal(`${contactLink} > bdi`, label)
