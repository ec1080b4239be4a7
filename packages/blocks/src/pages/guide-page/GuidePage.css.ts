import { customColorField, customColorStripe } from '../../elements/styles/custom-color-field.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/**
 * The body's own accents take the guide's colour.
 * @requirement GUIDE-01
 */
export const colored = blockStyle({
  vars: {
    [vars.color.accent]: 'var(--b-field)',
    [vars.color.accentHover]: 'var(--b-field)',
    [vars.color.onAccent]: 'var(--b-on-field)',
    [vars.color.surfaceAccent]: 'var(--b-field)',
    [vars.color.onSurfaceAccent]: 'var(--b-on-field)',
    [vars.color.surfaceStrong]: 'var(--b-field)',
    [vars.color.onSurfaceStrong]: 'var(--b-on-field)',
  },
})

/** Where no text is legible on the colour, it is an edge above the text. */
export const edge = blockStyle(customColorStripe)
export const field = blockStyle({ ...customColorField, borderBlockStartWidth: 0 })

export const header = blockStyle({ paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`, overflow: 'clip' })
/** The bar and its scrim lie over the head. */
export const underBar = blockStyle({ paddingBlockStart: `calc(${vars.barHeight} + ${vars.space[9]})` })

export const title = blockStyle({ gridColumn: '1 / -1' })

/** The text stands at the start, on the foot of the head. */
export const text = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  '@media': {
    [from.m]: { gridColumn: '1 / span 4', justifyContent: 'end', paddingBlockEnd: vars.space[7] },
    [from.l]: { paddingInlineEnd: vars.space[5] },
  },
})
export const subtitle = blockStyle(step(3))
export const intro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })

/** Reaches the foot of the head and the end of the page. */
export const picture = blockStyle({
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  marginBlockStart: vars.space[5],
  vars: square,
  '@media': { [from.m]: { gridColumn: '5 / -1', marginInlineStart: 0, marginBlockStart: vars.space[7] } },
})
blockGlobal(`${picture} img`, { maxBlockSize: '50rem' })

/** The last strip of the page, in the guide's colour. */
export const parent = blockStyle({
  ...step(3),
  ...label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '6rem',
  paddingBlock: vars.space[5],
  paddingInline: vars.grid.margin,
  textDecoration: 'none',
  outlineOffset: `calc(-2 * ${vars.border.focus})`,
})
/** The arrow that leads back. */
export const back = blockStyle({
  flex: 'none',
  rotate: '180deg',
  vars: { '--b-icon': vars.space[6] },
  transition: `translate ${vars.duration.medium} ${vars.easing.settle}`,
})
blockGlobal(`${parent}:is(:hover, :focus-visible) > ${back}`, { translate: `calc(-1 * ${direction} * ${vars.space[2]})` })
