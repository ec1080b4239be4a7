import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const map = blockStyle({
  display: 'grid',
  gap: vars.grid.gutter,
  alignItems: 'end',
  // Neither is narrower than on the smallest screen. Beside the list both are in view at once, also on a low screen.
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      inlineSize: `max(17.5rem, min(100%, (100svh - ${vars.barHeight} - 9rem) * 0.85))`,
      marginInlineStart: 'auto',
    },
  },
})
/** East is at the right in every script. */
export const panel = blockStyle({
  position: 'relative',
  direction: 'ltr',
  scrollMarginBlockStart: `calc(${vars.barHeight} + ${vars.space[6]})`,
})
export const land = blockStyle({
  position: 'absolute',
  inset: 0,
  background: vars.color.border,
  maskRepeat: 'no-repeat',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText', opacity: 0.25 } },
})
const edge = { border: `${vars.border.hair} solid ${vars.color.borderControl}` }
export const frame = blockStyle({ position: 'absolute', ...edge })
blockGlobal(`${panel}[data-enlarged]`, { ...edge, background: vars.color.surfaceMuted })

export const place = blockStyle({
  position: 'absolute',
  selectors: { '&:is(:hover, :focus-within)': { zIndex: 1 } },
})
/** In rem as the distances that `arrange` keeps. */
export const point = blockStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  translate: '-50% -50%',
  border: `${vars.border.hair} solid ${vars.color.onAccent}`,
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.xs,
  lineHeight: 1,
  ...label,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:is(:hover, :focus-visible)': { background: vars.color.inverse, color: vars.color.onInverse } },
})
/** Beside its point, towards the middle of the map, so that it stays within the page; always there for screen readers. The pointer may go onto it. */
export const name = blockStyle({
  position: 'absolute',
  insetInlineStart: '100%',
  inlineSize: 'max-content',
  maxInlineSize: '9rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${point}[data-side] > &`]: { insetInline: 'auto 100%' },
    [`${place}:not([data-dismissed]) > ${point}:is(:hover, :focus-visible) > &`]: { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': {
    [from.l]: { maxInlineSize: '13rem' },
    '(forced-colors: active)': { border: `${vars.border.hair} solid` },
  },
})
