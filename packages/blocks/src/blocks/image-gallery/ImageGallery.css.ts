import { direction } from '../../elements/styles/direction.css.ts'
import { footTab } from '../../elements/styles/foot-tab.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const block = blockStyle({})

const rows = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.grid.gutter,
} as const

/** Two or four tiles are of one size. Of three or five the first is the largest: from m it has the second and third beside it. */
export const tiles = blockStyle(rows)
export const tile = blockStyle({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.media,
  selectors: {
    '&::after': footTab,
    '&:is(:hover, :focus-visible)::after': { transform: 'none' },
  },
})
blockGlobal(`${tiles} > li`, { gridColumn: 'span 6' })
blockGlobal(`${tiles}[data-count="1"] > li`, { gridColumn: '1 / -1' })
blockGlobal(`${tiles}[data-count="1"] a`, { aspectRatio: '3 / 2' })

const composed = `${tiles}:is([data-count="3"], [data-count="5"]) > li`
blockGlobal(`${composed}:first-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.m]: { gridColumn: '1 / span 8', gridRow: '1 / span 2' } },
})
blockGlobal(`${composed}:is(:nth-child(2), :nth-child(3))`, { '@media': { [from.m]: { gridColumn: 'span 4 / -1' } } })
blockGlobal(`${composed}:nth-child(n + 4) a`, { '@media': { [from.m]: { aspectRatio: '3 / 2' } } })
// The rows beside it set its height.
blockGlobal(`${composed}:first-child a`, { '@media': { [from.m]: { aspectRatio: 'auto' } } })
blockGlobal(`${composed}:first-child img`, { '@media': { [from.m]: { position: 'absolute', inset: 0 } } })

export const item = blockStyle({ position: 'relative', blockSize: '100%' })

/** In the lightbox it stands under the picture; without scripts there is none, and it lies on the tile. */
export const tileCaption = blockStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.surface,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
  '@media': {
    '(scripting: enabled)': { inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const more = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.target.control,
  marginBlockStart: vars.space[3],
  color: 'inherit',
  ...label,
  textDecoration: 'none',
})
export const moreLabel = blockStyle({
  borderBlockEnd: `${vars.border.rule} solid`,
  selectors: { [`${more}:hover > &`]: { borderBlockEndColor: vars.color.accent } },
})

/** All the others, where the link leads without scripts. */
export const rest = blockStyle({
  ...rows,
  marginBlockStart: vars.space[3],
  selectors: { '&:not(:target)': { display: 'none' } },
})
blockGlobal(`${rest} > li`, { gridColumn: 'span 6', '@media': { [from.m]: { gridColumn: 'span 4' } } })

/** The picture has all the height that the others leave. */
export const figure = blockStyle({
  flex: 1,
  display: 'grid',
  grid: '"stage" minmax(12rem, 1fr) "caption" auto "controls" auto "thumbnails" auto / minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [from.m]: {
      grid: '"stage stage" minmax(12rem, 1fr) "caption controls" auto "thumbnails thumbnails" auto / minmax(0, 1fr) auto',
    },
  },
})
/** Embla moves the pictures in it. */
export const stage = blockStyle({
  gridArea: 'stage',
  containerType: 'size',
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
})
export const track = blockStyle({ display: 'flex', blockSize: '100%' })
export const slide = blockStyle({ flex: '0 0 100%', display: 'grid', placeItems: 'center', marginInlineEnd: vars.space[5] })
blockGlobal(`${slide} img`, {
  inlineSize: 'min(100cqi, 100cqb * var(--b-ratio), var(--b-width))',
  margin: 'auto',
  userSelect: 'none',
})

/** One line, which scrolls. */
export const thumbnails = blockStyle({
  gridArea: 'thumbnails',
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
export const thumbnail = blockStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: {
    '&::after': footTab,
    '&:is(:hover, :focus-visible, [aria-current])::after': { transform: 'none' },
  },
})

export const caption = blockStyle({
  gridArea: 'caption',
  alignSelf: 'center',
  maxInlineSize: '60ch',
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
export const controls = blockStyle({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
})
export const counter = blockStyle({ marginInlineEnd: vars.space[3], fontVariantNumeric: 'tabular-nums' })

export const turn = blockStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  background: vars.color.surfaceMuted,
  color: vars.color.onSurfaceMuted,
  borderRadius: vars.radius.control,
  selectors: { '&:is(:hover, :focus-visible)': { background: vars.color.accent, color: vars.color.onAccent } },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` } },
})
/** Turns the arrow around: to the previous picture. */
export const back = blockStyle({})
blockGlobal(`${back} svg`, { scale: `calc(-1 * ${direction}) 1` })
