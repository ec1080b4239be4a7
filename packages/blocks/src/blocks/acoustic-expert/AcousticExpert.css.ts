import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { quotationMarks } from '../../elements/styles/quotation-marks.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Everything on the surface is drawn in the colour of its text. */
export const field = blockStyle({
  vars: { ...square, [vars.color.textMuted]: 'currentColor', [vars.color.borderStrong]: 'currentColor' },
})

/** From edge to foot; on phones above the text. */
export const picture = blockStyle({
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  '@media': {
    [from.m]: { position: 'relative', gridRow: 1, gridColumn: '1 / span 5', marginInlineEnd: 0, minBlockSize: '40rem' },
  },
})
blockGlobal(`${picture} img`, {
  '@media': { [from.m]: { position: 'absolute', inset: 0, blockSize: '100%' }, print: { position: 'static' } },
})

export const text = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: vars.space[5],
  paddingBlock: 'clamp(2.5rem, 6vw, 6rem)',
  '@media': {
    [from.m]: { gridRow: 1, gridColumn: '7 / -1', selectors: { '&:only-child': { gridColumn: '1 / span 8' } } },
  },
})
blockGlobal(`${text} > *`, { maxInlineSize: '100%' })

export const title = blockStyle(step(2))

export const quote = blockStyle({
  ...step(3),
  ...typeStyle('quote'),
  ...quotationMarks,
})
export const subtitle = blockStyle({ ...label })
/** As wide as the text where it is open; the portrait stays in view beside the form, and as it is. */
export const ask = blockStyle({ selectors: { '&[open]': { inlineSize: '100%' } } })
blockGlobal(`${picture}:has(~ * > ${ask}[open])`, {
  '@media': { [from.m]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' } },
})
blockGlobal(`${ask} > ::-webkit-details-marker`, { display: 'none' })
blockGlobal(`${ask}[open] > summary svg`, { rotate: '90deg' })
export const panel = blockStyle({ marginBlockStart: vars.space[5] })

export const action = blockStyle({ selectors: { '&:empty': { display: 'none' } } })
