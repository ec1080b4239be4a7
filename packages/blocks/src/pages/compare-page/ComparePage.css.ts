import { coverLink } from '../../elements/styles/cover-link.ts'
import { standingLink, textLink } from '../../elements/styles/text-link.ts'
import { control } from '../../elements/styles/search-field-styles.ts'
import { field as fieldStyle, fieldLabel, labelled } from '../../elements/styles/field.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label as labelType, step, typeStyle, underline } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const whole = { gridColumn: '1 / -1', minInlineSize: 0 } as const
const unprinted = { '@media': { print: { display: 'none' } } } as const

export const page = blockStyle({ paddingBlockEnd: vars.space.section })
export const head = blockStyle({
  ...whole,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
})
export const intro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const note = blockStyle({
  display: 'flex',
  gap: vars.space[3],
  maxInlineSize: vars.grid.measure,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  overflowWrap: 'anywhere',
})
export const body = blockStyle({ ...whole, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const empty = blockStyle({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[5] })
export const sentence = blockStyle({ ...step(3), ...typeStyle('secondary') })
export const choices = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  marginBlockStart: vars.space[5],
})
export const choice = blockStyle({ position: 'relative' })
/** Side by side, as they will be. */
export const pictures = blockStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[1],
  marginBlockEnd: vars.space[3],
})
export const choose = blockStyle({ ...step(4), ...labelType, ...coverLink })
blockGlobal(`${choose}:is(:hover, :focus-visible)`, underline)
export const full = blockStyle({ alignSelf: 'center', maxInlineSize: '24rem', fontSize: vars.size.s })

export const only = blockStyle({
  ...labelType,
  ...unprinted,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[3],
  minBlockSize: vars.target.control,
})
export const check = blockStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: vars.color.inverse })

/** Width of the names of rows. A focused element is not scrolled below them. */
const names = 'clamp(8rem, 18vw, 17rem)'
/** Reaches the edge of the page, where a table that is too wide goes on. */
export const frame = blockStyle({
  // Holds what is off screen in its cells.
  position: 'relative',
  marginInlineEnd: `calc(-1 * ${vars.grid.margin})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInlineStart: names,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  '@media': { print: { marginInlineEnd: 0, overflow: 'visible' } },
})
export const table = blockStyle({
  inlineSize: `calc(100% - ${vars.grid.margin})`,
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { inlineSize: '100%' } },
})
export const row = blockStyle({
  breakInside: 'avoid',
  selectors: { [`${body}:has(${check}:checked) &[data-alike]`]: { display: 'none' } },
})
const ruled = {
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
  verticalAlign: 'top',
  textAlign: 'start',
} as const

/** Stays while the rest scrolls below it. */
export const name = blockStyle({
  ...ruled,
  ...labelType,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: names,
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  background: vars.color.surface,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { print: { position: 'static', inlineSize: '6rem' } },
})
/** The mark of a row whose products are alike. */
export const sign = blockStyle({
  marginInlineStart: '0.5em',
  color: vars.color.textMuted,
  fontWeight: vars.type.body.weight,
})
const column = { inlineSize: 'max(13rem, 20vw)', '@media': { print: { inlineSize: 'auto' } } } as const
export const cell = blockStyle({
  ...ruled,
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: { '[data-alike] > &': { color: vars.color.textMuted } },
})

export const product = blockStyle({
  ...column,
  verticalAlign: 'top',
  textAlign: 'start',
  paddingBlockEnd: vars.space[4],
  paddingInlineEnd: vars.space[5],
})
blockGlobal(`${table} > thead ${name}`, { borderBlockStart: 0 })
export const media = blockStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.media,
  background: vars.color.sunken,
  '@media': { print: { maxBlockSize: '8rem' } },
})
blockGlobal(`${media} img`, { position: 'absolute', inset: 0 })
export const title = blockStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
})
export const link = blockStyle({
  ...step(4),
  ...labelType,
  ...textLink,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
})
export const remove = blockStyle({
  ...control,
  ...unprinted,
  inlineSize: vars.target.control,
  blockSize: vars.target.control,
})

export const octaves = blockStyle({ display: 'grid', gap: vars.space[1], maxInlineSize: '18rem' })
export const measure = blockStyle({ color: vars.color.textMuted, fontSize: vars.size.xs })
/** Frequency runs from left to right in every script. */
export const drawing = blockStyle({ inlineSize: '100%', blockSize: '6rem', overflow: 'visible', direction: 'ltr' })
export const foot = blockStyle({ stroke: 'currentColor', strokeWidth: vars.border.rule })
export const bar = blockStyle({
  fill: vars.color.accent,
  stroke: 'currentColor',
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
})
export const bands = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  direction: 'ltr',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  textAlign: 'center',
})
blockGlobal(`${bands} > li`, { position: 'relative' })

export const files = blockStyle({
  ...labelType,
  ...textLink,
  display: 'inline-block',
  paddingBlock: vars.space[1],
})

export const actions = blockStyle({
  ...unprinted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[5],
})
export const form = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const field = blockStyle({
  ...labelled,
  inlineSize: '100%',
  '@media': { [from.s]: { inlineSize: '18rem' } },
})
export const label = blockStyle(fieldLabel)
export const select = blockStyle(fieldStyle)
export const browse = blockStyle({ ...labelType, ...standingLink(vars.target.field) })
