import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { label as labelType, step, typeStyle, underline, underlineHover } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const block = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  '@media': {
    [from.l]: {
      gridTemplateColumns: `calc((100% + ${vars.grid.gutter}) * 5 / 12 - ${vars.grid.gutter}) minmax(0, 1fr)`,
    },
  },
})
export const start = blockStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  justifyItems: 'start',
  minInlineSize: 0,
})
export const title = blockStyle(step(2))
export const text = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const ask = blockStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start', maxInlineSize: '100%' })
export const note = blockStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  maxInlineSize: vars.grid.measure,
})
export const status = blockStyle({
  ...step('lead'),
  ...labelType,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.accent}`,
  // A status that is not displayed would not be announced when it is filled.
  selectors: { '&:empty': { position: 'absolute', border: 0 } },
})
export const link = blockStyle({ ...underline, ...labelType, color: 'inherit', selectors: { '&:hover': underlineHover } })

export const result = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})
export const figure = blockStyle({
  ...step(3),
  ...typeStyle('secondary'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} 0.25em`,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.accent}`,
})
export const seconds = blockStyle({
  fontSize: 'clamp(5rem, 3rem + 9vw, 12rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.05em',
  fontStretch: vars.title[1].width,
  fontWeight: vars.title[1].weight,
  fontVariantNumeric: 'tabular-nums',
})
export const name = blockStyle({
  ...step('body'),
  ...labelType,
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
})

export const table = blockStyle({
  inlineSize: '100%',
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
})
export const legend = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  ...labelType,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
export const key = blockStyle({
  display: 'inline-block',
  inlineSize: '0.85em',
  blockSize: '0.85em',
  marginInlineEnd: '0.2em',
  overflow: 'visible',
})
export const caption = blockStyle({ ...labelType, textAlign: 'start', paddingBlockEnd: vars.space[3] })
blockGlobal(`${table} :is(th, td)`, { ...labelType, padding: 0, textAlign: 'end', verticalAlign: 'middle', whiteSpace: 'nowrap' })
blockGlobal(`${table} th:first-child`, { textAlign: 'start' })
blockGlobal(`${table} :is(th, td) + *`, { paddingInlineStart: vars.space[3] })

export const drawing = blockStyle({ inlineSize: '100%' })
/** Without a gap between rows, so that the line of the good room runs through. Time runs from left to right in every script. */
export const bars = blockStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[7],
  overflow: 'visible',
  direction: 'ltr',
})
const bar = { stroke: 'currentColor', strokeWidth: 1 } as const
export const own = blockStyle({
  ...bar,
  fill: vars.color.accent,
  selectors: { '&[data-assumed]': { fill: 'transparent' }, '&:not([width])': { display: 'none' } },
  '@media': { '(forced-colors: active)': { selectors: { '&:not([data-assumed])': { fill: 'Highlight' } } } },
})
export const good = blockStyle({ ...bar, fill: 'currentColor' })
export const target = blockStyle({ stroke: 'currentColor', strokeWidth: vars.border.rule, strokeDasharray: '6 5' })
