import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' } as const

export const form = blockStyle({
  counterReset: 'chosen',
  paddingBlockStart: vars.space.section,
  scrollMarginBlockStart: vars.barHeight,
})
export const title = blockStyle({ ...step(2), ...whole, marginBlockEnd: vars.space[5] })
export const list = blockStyle({
  ...whole,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  overflowWrap: 'anywhere',
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' },
    // A few have a row to themselves.
    [from.l]: { selectors: { '&:not(:has(> :nth-child(5)))': { gridTemplateColumns: 'repeat(4, 1fr)' } } },
  },
})

/** The whole card is the box's label. */
export const color = blockStyle({ position: 'relative', display: 'block', cursor: 'pointer' })
export const media = blockStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  marginBlockEnd: vars.space[3],
  border: `${vars.border.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.media,
  background: vars.color.sunken,
  // The colour is what it shows.
  forcedColorAdjust: 'none',
  selectors: {
    [`${color}:hover &, ${color}:has(:checked) &`]: {
      outline: `${vars.border.rule} solid ${vars.color.onSurface}`,
      outlineOffset: '2px',
    },
  },
})
export const tick = blockStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  cursor: 'inherit',
  selectors: {
    '&:checked': { counterIncrement: 'chosen' },
    // Not empty as elsewhere: it stands on a picture.
    '&:not(:checked)': { background: vars.color.surface },
  },
})
export const name = blockStyle({ ...label, display: 'block' })
export const description = blockStyle({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})

/** At the foot of the window while the colours are seen. */
export const bar = blockStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginBlockStart: vars.space[5],
  paddingBlock: vars.space[3],
  paddingInline: vars.grid.margin,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  '@media': {
    // In a low window, as at 400 % zoom, it would leave no room to read.
    '(max-height: 30rem)': { position: 'static' },
    print: { display: 'none' },
  },
})
export const hint = blockStyle({ minInlineSize: 0 })
/** Styles count, so that it needs no script. */
export const count = blockStyle({ ...label, selectors: { '&::before': { content: 'counter(chosen)' } } })
