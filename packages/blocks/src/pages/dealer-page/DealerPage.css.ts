import * as disclosure from '../../elements/styles/disclosure.ts'
import { searchStatus } from '../../elements/styles/search-status.ts'
import { coverLink } from '../../elements/styles/cover-link.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { label, step, typeStyle, underline } from '../../elements/styles/type.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const page = blockStyle({ paddingBlockEnd: vars.space.section })

/**
 * Screens below m have the search only.
 * @requirement DEALER-16
 */
export const bar = blockStyle({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: vars.barHeight,
  marginBlockStart: vars.space[5],
  paddingInline: `max(${vars.grid.margin}, (100% - ${vars.grid.max}) / 2)`,
  borderBlock: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  '@media': { [below.m]: { display: 'none' }, print: { display: 'none' } },
})
export const letters = blockStyle({ display: 'grid', gridTemplateColumns: 'repeat(26, minmax(0, 1fr))' })
export const letter = blockStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.button,
  ...label,
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: {
    '&[aria-disabled]': { color: vars.color.borderControl, ...typeStyle('secondary') },
    '&[href]:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
})

const half = (start: number) => ({ gridColumn: '1 / -1', '@media': { [from.m]: { gridColumn: `${start} / span 6` } } })
export const search = blockStyle(half(1))
export const near = blockStyle({
  ...half(7),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  '@media': { ...half(7)['@media'], [below.m]: { marginBlockStart: vars.space[3] } },
})
export const field = blockStyle({ ...searchField.box, flex: '1 1 16rem', paddingInline: vars.space[2] })
export const submit = blockStyle(searchField.control)
export const input = blockStyle({ ...searchField.input, inlineSize: '100%' })
blockGlobal(`${near} ${input}`, { paddingInlineStart: vars.space[3] })
blockGlobal(`${submit} svg`, { flex: 'none' })
/** Its place is kept until a script can ask the browser, so that nothing moves then. */
export const here = blockStyle({
  minBlockSize: vars.target.field,
  paddingInline: vars.space[4],
  border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  ...label,
  selectors: {
    '&:hover': { background: vars.color.accent, color: vars.color.onAccent },
    '&:disabled': { visibility: 'hidden' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const title = blockStyle({ ...step(2), marginBlockStart: vars.space[6] })
export const status = blockStyle({ paddingBlock: `${vars.space[5]} ${vars.space[4]}`, ...searchStatus })
export const all = blockStyle({ ...label, ...underline, display: 'inline-block', marginBlockEnd: vars.space[5] })

/** Lower end of the bars that stay at the top, below the letters. */
const top = `calc(${vars.barHeight} + ${vars.target.button} + ${vars.space[5]})`
/** The list, with the map beside it on large screens. */
export const results = blockStyle({
  gridColumn: '1 / -1',
  '@media': { [from.l]: { gridColumn: '1 / span 7', gridRow: 1 } },
})
export const aside = blockStyle({
  gridColumn: '1 / -1',
  '@media': {
    [from.l]: {
      gridColumn: '8 / -1',
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: top,
      alignSelf: 'start',
      marginBlockStart: vars.space[5],
    },
    print: { display: 'none' },
  },
})

export const country = blockStyle({
  position: 'relative',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
  '@media': {
    [from.m]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
      gap: vars.grid.gutter,
      paddingBlockEnd: vars.space[6],
    },
    // Beside the map the cards need all of the width.
    [from.l]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const head = blockStyle({
  paddingInlineEnd: vars.space[7],
  '@media': {
    [from.m]: { position: 'sticky', insetBlockStart: top, alignSelf: 'start', padding: 0 },
    [from.l]: { position: 'static' },
  },
})
export const heading = blockStyle(step(3))
export const dealers = blockStyle({})
/** Lies on the upper edge of the section, so that its title stays in view. */
export const target = blockStyle({
  position: 'absolute',
  insetBlockStart: 0,
  // Below the bar of letters; the page itself keeps clear of the bar above that (`scroll-padding`).
  scrollMarginBlockStart: '2.5rem',
})

const folds = { ...disclosure.summary, alignItems: 'center', justifyContent: 'end' }
/** All of a closed section can be pressed, and the head of an open one. */
export const summary = blockStyle({
  ...folds,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '100%',
  maxBlockSize: '5rem',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
})
export const mapSummary = blockStyle({ ...folds, ...label, justifyContent: 'space-between', minBlockSize: vars.target.field })
export const plus = blockStyle(disclosure.plus('[open] > summary >'))
for (const [fold, width, part] of [
  [dealers, from.m, summary],
  [aside, from.l, mapSummary],
] as const) {
  // Unfolds everything where there is room. A browser without `::details-content` keeps the summary, to open what is closed.
  blockGlobal(`${fold}::details-content`, {
    '@media': { [width]: { contentVisibility: 'visible' }, print: { contentVisibility: 'visible' } },
  })
  blockGlobal(part, { '@media': { [width]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } } })
}

export const cards = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.grid.gutter,
})
export const card = blockStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `1.1rem 1.25rem`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceMuted,
  color: vars.color.onSurfaceMuted,
  overflowWrap: 'anywhere',
  selectors: { '&:target': { outline: `${vars.border.focus} solid ${vars.color.focus}` } },
})
export const name = blockStyle({ ...step(4), ...label })
/** An address, and the number of a country's dealers. */
export const quiet = blockStyle({ flex: 1, fontSize: vars.size.s, color: vars.color.textMuted })
export const line = blockStyle({ display: 'block' })
export const facts = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  ...label,
})
export const tag = blockStyle({
  paddingInline: vars.space[2],
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.xs,
})
export const contact = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.size.s,
})
/** Covers the card: all of it leads to the form. */
export const link = blockStyle({
  ...coverLink,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.target.control,
  ...label,
})
blockGlobal(`${link}:is(:hover, :focus-visible) > span`, underline)
blockGlobal(`${link} > svg`, { transition: `translate ${vars.duration.medium} ${vars.easing.settle}` })
blockGlobal(`${link}:is(:hover, :focus-visible) > svg`, { translate: `calc(${direction} * ${vars.space[1]})` })
export const phone = blockStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.control,
  whiteSpace: 'nowrap',
})
