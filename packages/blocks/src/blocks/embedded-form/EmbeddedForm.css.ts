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
/** Set by the script alone, until the form may be seen. */
export const hidden = blockStyle({})
blockGlobal(`${hidden} > iframe`, { visibility: 'hidden' })
blockGlobal(`${frame} > iframe`, { '@media': { print: { display: 'none' } } })
export const loader = blockStyle({
  ...label,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  paddingBlock: vars.space[4],
  color: vars.color.textMuted,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const reach = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const contactLinks = blockStyle({ display: 'grid', gap: vars.space[3] })
export const contactLink = blockStyle({
  ...step(3),
  ...typeStyle('secondary'),
  ...textLink,
  color: 'inherit',
  overflowWrap: 'anywhere',
})
blockGlobal(`${contactLink} > bdi`, label)
