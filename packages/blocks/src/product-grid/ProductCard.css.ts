import { coverLink } from '../elements/styles/cover-link.ts'
import { blockGlobal, blockStyle } from '../theme/layered.ts'
import { pictureTab } from '../elements/styles/foot-tab.ts'
import { label, step, typeStyle } from '../elements/styles/type.ts'
import { within } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

const card = blockStyle({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' })

const normal = blockStyle({})
const hero = blockStyle({})
const landscape = blockStyle({})
export const cards = { normal: [card, normal].join(' '), hero: [card, hero].join(' '), landscape: [card, landscape].join(' ') }

/** As high as its proportions give; that of the large card is as high as the cards beside it. */
export const media = blockStyle({
  position: 'relative',
  overflow: 'hidden',
  flex: '1 0 auto',
  aspectRatio: '326 / 280',
  borderRadius: vars.radius.media,
  backgroundColor: vars.color.sunken,
  selectors: {
    [`${normal} > &`]: { flex: 'none' },
    [`${landscape} > &`]: { aspectRatio: '677 / 360', '@container': { [within.l]: { flex: 'none', aspectRatio: '677 / 280' } } },
    [`${hero} > &`]: { aspectRatio: '1', '@container': { [within.l]: { aspectRatio: '670 / 700' } } },
    '&::after': { ...pictureTab, insetInlineEnd: 0 },
    [`${card}:is(:hover, :focus-within) > &::after`]: { transform: 'none' },
  },
})
/** Grows with its box, whose height the row decides. */
blockGlobal(`${media} img`, { position: 'absolute', inset: 0 })

/** Text in place of a missing picture. */
export const none = blockStyle({
  ...step(4),
  ...typeStyle('secondary'),
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.textMuted,
})

export const title = blockStyle({
  ...step(4),
  ...label,
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: {
    [`${hero} > &`]: step(3),
  },
})

/** Kind of the product, and notes on its properties and price. */
export const fact = blockStyle({
  paddingBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})

export const notes = blockStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] })

/** The name opens under the pointer, as a display title does. */
export const link = blockStyle({
  ...coverLink,
  transition: `font-stretch ${vars.duration.medium} ${vars.easing.settle}, font-weight ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    ...coverLink.selectors,
    [`${card}:is(:hover, :focus-within) &`]: typeStyle('heading'),
    // Around the card, not on its picture.
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focus,
      borderRadius: vars.radius.media,
    },
  },
})

/**
 * A mark over the link of the card, in the corner of its picture. Its word appears under the pointer or with the focus, so that
 * one reads names first.
 */
export const compare = blockStyle({
  ...label,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.target.control,
  minBlockSize: vars.target.control,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.size.s,
  cursor: 'pointer',
  transition: `background ${vars.duration.short}`,
  vars: { '--b-icon': '1.125rem' },
  selectors: {
    '&:is(:hover, :focus-visible)': { paddingInline: vars.space[3] },
    '&:hover:enabled': { background: vars.color.sunken },
    '&&[aria-pressed=true]': { background: vars.color.accent, color: vars.color.onAccent },
    '&:disabled': { color: vars.color.textMuted, cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` }, print: { display: 'none' } },
})
/** Off screen until then, but read out. */
export const word = blockStyle({
  selectors: {
    [`${compare}:not(:hover, :focus-visible) > &`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
})
export const sign = blockStyle({
  display: 'grid',
  transition: `rotate ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { [`${compare}[aria-pressed=true] > &`]: { rotate: '45deg' } },
})
