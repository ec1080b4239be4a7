import { vars } from '../../theme/vars.css.ts'
import { direction } from '../styles/direction.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'

export const carousel = elementStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const head = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: `calc(clamp(${vars.space[5]}, 3vw, ${vars.space[7]}) - ${vars.space[2]})`,
  '@media': {
    // The heading is within it, and keeps to the first slides.
    print: { breakAfter: 'avoid' },
  },
})

/** Beside the buttons, or above them where it has too little room there. */
elementGlobal(`${head} > :first-child:not(:only-child)`, { flex: '1 1 20rem', minInlineSize: 0 })

/** Shown only where they work: with a script, and where not all slides fit. */
const shownWhereWorking = {
  visibility: 'hidden',
  selectors: { [`${carousel}[data-enhanced]:not([data-fits]) &`]: { visibility: 'visible' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
} as const

export const buttons = elementStyle({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  ...shownWhereWorking,
})

export const button = elementStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.onSurface,
  transition: `background ${vars.duration.short}, color ${vars.duration.short}`,
  selectors: {
    '&:not([aria-disabled="true"]):hover': { background: vars.color.onSurface, color: vars.color.surface },
    '&[aria-disabled="true"]': { cursor: 'default', borderColor: vars.color.border, color: vars.color.borderControl },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
})
export const back = elementStyle({})
elementGlobal(`${back} > svg`, { rotate: '180deg' })

/** Length by which the row reaches beyond its box on both sides. A block that fills the page's margins sets it to their width. */
const edge = 'var(--b-edge, 0px)'

/** With room for the rings of focus above and below. */
export const viewport = elementStyle({
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  paddingBlock: vars.space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: { [`${carousel}[data-moving] &`]: { overflow: 'clip', cursor: 'grab' } },
  '@media': { print: { overflow: 'visible !important' as 'visible' } },
})

export const track = elementStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(72cqi, 21.875rem)',
  columnGap: vars.grid.gutter,
  selectors: {
    [`${carousel}[data-moving] &`]: { touchAction: 'pan-y pinch-zoom' },
    // The edge after the last slide, which browsers leave out of what scrolls.
    [`${carousel}:not([data-moving]) &::after`]: { content: '', inlineSize: `calc(${edge} - ${vars.grid.gutter})` },
  },
  '@media': {
    // On paper all slides stand below each other.
    print: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      transform: 'none !important' as 'none',
    },
  },
})

const rows = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span var(--b-rows, 1)' } as const
for (const count of [2, 3, 4]) elementGlobal(`${track}[data-rows="${count}"]`, { vars: { '--b-rows': `${count}` } })
export const slide = elementStyle({
  ...rows,
  scrollSnapAlign: 'start',
  '@media': { print: { paddingBlockEnd: vars.space[5] } },
})
/** Its parts are as high as those of the other slides. */
export const content = elementStyle({ ...rows, gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' })

/** Where the row stands; decoration, since the browser's own bar is hidden. */
export const bar = elementStyle({
  position: 'relative',
  blockSize: vars.border.hair,
  marginBlockStart: vars.space[5],
  background: vars.color.border,
  ...shownWhereWorking,
})
export const thumb = elementStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.border.rule})`,
  insetInlineStart: 0,
  inlineSize: '25%',
  borderBlockStart: `${vars.space[1]} solid ${vars.color.onSurface}`,
  translate: `calc(${direction} * var(--b-at, 0) * 300%)`,
})
