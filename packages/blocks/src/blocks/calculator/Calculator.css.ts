import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { box, input as inputReset } from '../../elements/styles/search-field-styles.ts'
import { round } from '../../elements/styles/shape.ts'
import { label as labelType, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { pinned } from './pinned.ts'

export const block = blockStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const title = blockStyle(step(2))
export const text = blockStyle({
  ...step('lead'),
  maxInlineSize: vars.grid.measure,
  marginBlockStart: vars.space[4],
  overflowWrap: 'anywhere',
})

export const form = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  alignItems: 'start',
  '@media': {
    [from.m]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto 1fr' },
    [from.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
})

export const stage = blockStyle({
  padding: `clamp(${vars.space[3]}, 3vw, 2.5rem)`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceMuted,
  color: vars.color.onSurfaceMuted,
  '@media': {
    [from.m]: { gridArea: '1 / 2' },
    [pinned]: {
      position: 'sticky',
      zIndex: 2,
      insetBlockStart: vars.barHeight,
      marginInline: `calc(-1 * ${vars.grid.margin})`,
      paddingInline: vars.grid.margin,
      borderRadius: 0,
    },
  },
})
export const note = blockStyle({ marginBlockStart: vars.space[2], fontSize: vars.size.xs, color: vars.color.textMuted })

export const controls = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [from.m]: { gridArea: '1 / 1 / span 2' } },
})
// Scrolls a focused element clear of the drawing.
blockGlobal(`${controls} :is(input, button, ul)`, {
  '@media': { [pinned]: { scrollMarginBlockStart: `calc(${vars.barHeight} + 30svh + 8rem)` } },
})
blockGlobal(`${controls} fieldset`, { minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const label = blockStyle({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.s,
  ...labelType,
})

export const group = blockStyle({ display: 'flex' })
export const unit = blockStyle({
  minBlockSize: vars.target.control,
  paddingInline: '1.25rem',
  border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  fontSize: vars.size.s,
  ...labelType,
  selectors: {
    '& + &': { marginInlineStart: `calc(-1 * ${vars.border.rule})` },
    '&:first-of-type': round.start(vars.radius.control),
    '&:last-of-type': round.end(vars.radius.control),
    '&:hover': { background: vars.color.surfaceMuted },
    '&[aria-pressed="true"]': { background: vars.color.inverse, color: vars.color.onInverse },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '3px solid', outlineOffset: '-6px' } } },
    print: { printColorAdjust: 'exact' },
  },
})

export const sides = blockStyle({
  display: 'grid',
  // Two columns at most.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 34%), 100%), 1fr))',
  gap: vars.grid.gutter,
  // A label may take two lines.
  alignItems: 'end',
})
export const head = blockStyle({ marginBlockEnd: vars.space[3] })
export const field = blockStyle({
  ...box,
  gap: vars.space[2],
  minBlockSize: vars.space[8],
  paddingInline: vars.space[4],
  selectors: {
    ...box.selectors,
    '&:has([aria-invalid="true"])': { borderColor: vars.color.error, background: vars.color.errorSurface },
  },
})
export const input = blockStyle({
  ...inputReset,
  fontSize: vars.size[4],
  ...labelType,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = blockStyle({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.error,
  fontSize: vars.size.s,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
})
