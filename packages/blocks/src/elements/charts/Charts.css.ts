import { standingLink } from '../styles/text-link.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { label, step } from '../styles/type.ts'

export const absorption = elementStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
})
export const beside = elementStyle({ '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } })

/** Frequency and time run from left to right in every script. */
export const drawing = elementStyle({
  inlineSize: '100%',
  blockSize: 'clamp(13rem, 30vw, 26rem)',
  overflow: 'visible',
  direction: 'ltr',
})
export const plot = elementStyle({ overflow: 'visible' })

export const line = elementStyle({ stroke: vars.color.border })
export const foot = elementStyle({ stroke: 'currentColor', strokeWidth: vars.border.rule })
/** Keeps the line apart from strips of its colour. */
export const halo = elementStyle({ stroke: `var(--b-field, ${vars.color.surface})`, strokeWidth: '0.5rem' })
export const target = elementStyle({ stroke: 'currentColor', strokeWidth: vars.border.rule, strokeDasharray: '6 5' })
/** Six stand beside each other: on a phone they grow with the text only as far as they have room. The table grows with it. */
const figure = { fill: 'currentColor', fontSize: `min(${vars.size.xs}, 4.4vw)`, fontVariantNumeric: 'tabular-nums' } as const
export const mark = elementStyle(figure)

/** An outline in the colour of text makes each of them visible on every surface; they differ without colour too. */
const bar = { stroke: 'currentColor', strokeWidth: 1 } as const
export const series = [
  elementStyle({ ...bar, fill: vars.color.accent, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } }),
  elementStyle({ ...bar, fill: 'currentColor' }),
  elementStyle({ ...bar, fill: 'transparent' }),
]
/** The strips of one absorber: the best of them in the colour of the accent. */
export const strips = elementStyle({ stroke: 'none', fill: vars.color.textMuted })
elementGlobal(`${strips} [data-best]`, { fill: vars.color.accent })
export const amount = elementStyle({ ...label, ...figure })
/** Strips that were not heard are outlined, and cover those behind them. */
elementGlobal(`${plot} [data-assumed]`, {
  fill: `var(--b-field, ${vars.color.surface})`,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
})
export const key = elementStyle({
  display: 'inline-block',
  inlineSize: '0.85em',
  blockSize: '0.85em',
  marginInlineEnd: '0.2em',
  overflow: 'visible',
})

export const table = elementStyle({
  inlineSize: '100%',
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
/** Shows the table, which is there for those who listen in any case. */
export const switcher = elementStyle({ '@media': { print: { display: 'none' } } })
export const summary = elementStyle({
  ...label,
  ...standingLink(vars.target.control),
  listStyle: 'none',
  fontSize: vars.size.s,
  cursor: 'pointer',
})
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const
// Hides the caption, because its text stands above the drawing.
elementGlobal(`${switcher} + ${table} > caption`, unseen)
elementGlobal(`${switcher}:not([open]) + ${table}`, { '@media': { screen: unseen } })
export const caption = elementStyle({ ...label, textAlign: 'start', paddingBlockEnd: vars.space[2] })
elementGlobal(`${table} :is(th, td)`, {
  ...label,
  paddingBlock: '0.45rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textAlign: 'end',
  verticalAlign: 'bottom',
})
elementGlobal(`${table} th:first-child`, { textAlign: 'start' })
elementGlobal(`${table} :is(th, td) + *`, { paddingInlineStart: vars.space[3] })

export const legend = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockStart: vars.space[4],
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
export const entry = elementStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 0.5em', overflowWrap: 'anywhere' })
export const value = elementStyle({ ...label, fontVariantNumeric: 'tabular-nums' })

export const title = elementStyle({ ...step(2), maxInlineSize: '16em' })
export const lead = elementStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
/** Words or fields, and beside them a `TimePanel`. */
export const split = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  '@media': {
    [from.l]: {
      gridTemplateColumns: `calc((100% + ${vars.grid.gutter}) * 5 / 12 - ${vars.grid.gutter}) minmax(0, 1fr)`,
    },
  },
})
export const stack = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
})
export const note = elementStyle({ color: vars.color.textMuted, fontSize: vars.size.s, lineHeight: vars.leading.s })
export const link = elementStyle({
  ...standingLink(vars.target.min),
  ...label,
  overflowWrap: 'anywhere',
})
