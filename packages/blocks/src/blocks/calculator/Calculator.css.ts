import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { box, input as inputReset } from '../../elements/search-field.ts'
import { label as labelType, step, typeStyle, underline, underlineHover } from '../../elements/type.ts'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** On phones the drawing stays in view while one types, on screens with room for more than that. */
const pinned = `${below.m} and (min-height: 30em)`

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
export const drawing = blockStyle({
  display: 'block',
  inlineSize: '100%',
  // The room of the drawing stays the same, whatever the wall.
  aspectRatio: '360 / 200',
  vars: { '--b-drawing-text': '0.8125rem' },
  '@media': {
    [pinned]: { aspectRatio: 'auto', blockSize: 'min(56vw, 30svh)' },
    [from.m]: { vars: { '--b-drawing-text': '0.6875rem' } },
    [from.l]: { vars: { '--b-drawing-text': '0.40625rem' } },
  },
})
export const note = blockStyle({ marginBlockStart: vars.space[2], fontSize: vars.size.xs, color: vars.color.textMuted })

/* The parts of the drawing. */
export const plain = blockStyle({ fill: vars.color.surfaceStrong })
const ink = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
export const hatch = blockStyle({ ...ink, strokeWidth: 1, vectorEffect: 'none', stroke: vars.color.borderControl })
export const offcut = blockStyle({ stroke: 'currentColor', strokeDasharray: '4 3', vectorEffect: 'non-scaling-stroke' })
export const seam = blockStyle({ ...ink, stroke: vars.color.surfaceMuted, strokeWidth: 2 })
export const line = blockStyle({ ...ink, strokeWidth: 1 })
export const floor = blockStyle({ ...ink, strokeWidth: 4 })
export const person = blockStyle({ fill: 'currentColor' })
const words = {
  fill: 'currentColor',
  fontSize: 'var(--b-drawing-text)',
  ...labelType,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'auto',
} as const
export const measure = blockStyle({
  ...words,
  selectors: { '&[data-start]': { textAnchor: 'start', dominantBaseline: 'central' } },
})
/** Numbers stand on the colour of the page: a finish may have any. */
export const plate = blockStyle({ fill: vars.color.surfaceMuted })
export const count = blockStyle({ ...words, fontSize: '0.5rem', dominantBaseline: 'central' })

export const controls = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [from.m]: { gridArea: '1 / 1 / span 2' } },
})
// What gets the focus is not to stand behind the drawing.
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
    '&:hover': { background: vars.color.surfaceMuted },
    '&[aria-pressed="true"]': { background: vars.color.inverse, color: vars.color.onInverse },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '3px solid', outlineOffset: '-6px' } } },
  },
})

export const sides = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.grid.gutter,
})
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
  inlineSize: '100%',
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

export const walls = blockStyle({
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  outlineOffset: vars.border.focusOffset,
})
export const wall = blockStyle({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
})
/** The active one has a square in the accent's colour. */
export const select = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `0 ${vars.space[3]}`,
  alignItems: 'center',
  minBlockSize: vars.target.field,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.space[4],
      blockSize: vars.space[4],
      border: `${vars.border.rule} solid`,
    },
    '&[aria-pressed="true"]': { ...labelType },
    '&[aria-pressed="true"]::before': {
      borderWidth: vars.space[2],
      borderColor: vars.color.accent,
      outline: `${vars.border.rule} solid`,
    },
    '&:hover': { background: vars.color.surfaceMuted },
  },
})
export const measures = blockStyle({ flex: 1, color: vars.color.textMuted, fontSize: vars.size.xs, whiteSpace: 'nowrap' })
export const remove = blockStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  selectors: { '&:hover': { background: vars.color.errorSurface, color: vars.color.error } },
})
export const add = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.control,
  marginBlockStart: vars.space[2],
  fontSize: vars.size.s,
  ...labelType,
})
blockGlobal(`${add} > span`, underline)
blockGlobal(`${add}:hover > span`, underlineHover)

export const finishes = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5rem, 100%), 1fr))',
  gap: vars.space[3],
})
export const finish = blockStyle({
  position: 'relative',
  fontSize: vars.size.s,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { ...labelType } },
})
export const radio = blockStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const swatch = blockStyle({
  position: 'relative',
  display: 'block',
  blockSize: '5rem',
  overflow: 'hidden',
  marginBlockEnd: vars.space[2],
  background: vars.color.surfaceStrong,
  selectors: {
    // The tab hangs from its edge.
    [`${radio}:checked + &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: `${vars.space[3]} solid ${vars.color.accent}`,
    },
    [`${radio}:checked + &`]: { outline: `${vars.border.rule} solid`, outlineOffset: vars.border.rule },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
})

/** Its middle: around it may be more than the finish. */
blockGlobal(`${swatch} img`, { scale: '2.4' })

export const results = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.grid.gutter,
  '@media': {
    [from.m]: { gridArea: '2 / 2' },
    [from.l]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
})
const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space[5],
  padding: `clamp(1.25rem, 2.4vw, ${vars.space[6]})`,
  borderRadius: vars.radius.card,
} as const
export const result = blockStyle(panel)
export const quote = blockStyle({ ...panel, justifyItems: 'start' })
export const amount = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  ...step(3),
  ...typeStyle('secondary'),
})
export const number = blockStyle({
  ...step('display'),
  fontStretch: vars.title[1].width,
  fontWeight: vars.title[1].weight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.9,
  selectors: { '&[data-long]': { fontSize: vars.size[1] } },
})
export const sum = blockStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.size.s,
})
export const order = blockStyle({
  ...step(4),
  ...labelType,
  overflowWrap: 'anywhere',
  display: 'block',
  marginBlockEnd: vars.space[2],
})
