import { createVar } from '@vanilla-extract/css'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { scrim } from '../../elements/styles/scrim.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const side = createVar()
/** The height of the page: that of the window, without what covers its lower end from the start (`ConsentNotice`). */
const view = 'calc(100svh - var(--b-view-end, 0px))'
/** A small phone, one whose browser leaves little of it, or one that lies on its side. */
const low = 'screen and (max-height: 38em)'
/** Heights of picture that the scrim behind the text covers: above the text, and from its first line down. */
const [above, under] = [vars.space[10], vars.space[8]]
/**
 * Scrims over the picture, strong enough for any picture: 60 % under small text, 45 % under the title.
 * One lies beside the text, as strong as that to the end of its nine columns, or one behind it that grows with it. The navigation bar brings its own.
 * Below l the picture ends where the text begins, and fades out there: the text lies on nothing that the picture shows.
 */
const beside = `linear-gradient(calc(90deg * ${side} * ${direction}), ${scrim(64)}, ${scrim(60)} 40%, ${scrim(48)} 78%, transparent)`
const behind = `linear-gradient(transparent, ${scrim(60)} ${above}, ${scrim(74)})`
const end = `linear-gradient(transparent, ${scrim(74)} ${above}, ${scrim(100)} calc(${above} + ${under}))`

export const header = blockStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // On a phone the picture keeps nearly all of its portrait crop, or things in it would stand where the text begins; that is always below the bar.
  gridTemplateRows: `minmax(max(${vars.barHeight}, min(118vw, 66svh - 2.9 * var(--b-view-end, 0px))), 1fr) auto`,
  minBlockSize: `min(${view}, 62rem)`,
  overflow: 'clip',
  background: vars.color.scrim,
  color: vars.color.onScrim,
  vars: { [vars.color.focus]: vars.color.focusOnScrim, [side]: '1' },
  selectors: {
    '&[data-align="right"]': { vars: { [side]: '-1' } },
  },
  '@media': {
    [low]: { vars: { [vars.size.display]: vars.size[1] } },
    [from.m]: { gridTemplateRows: 'minmax(calc(50svh - 1.25 * var(--b-view-end, 0px)), 1fr) auto' },
    [from.l]: { gridTemplateRows: 'none', alignItems: 'end' },
    print: { display: 'block', minBlockSize: 0 },
  },
})

export const media = blockStyle({
  position: 'relative',
  marginBlockEnd: `calc(-1 * ${under})`,
  zIndex: -1,
  vars: square,
  selectors: {
    [`${header}:not([data-align="center"]) > &::after`]: {
      '@media': { [from.l]: { content: '', position: 'absolute', inset: 0, background: beside } },
    },
    // Darker, never lighter: the text can be read at every volume.
    [`${header}[data-quiet] > &`]: {
      filter: 'saturate(calc(0.25 + 0.75 * var(--b-volume))) brightness(calc(0.6 + 0.4 * var(--b-volume)))',
    },
  },
  '@media': {
    [from.l]: { position: 'absolute', inset: 0, marginBlockEnd: 0 },
    print: { position: 'static', marginBlockEnd: 0 },
  },
})
// Out of the flow, or the picture's own height would be the least of its row.
blockGlobal(`${media} img`, { '@media': { screen: { position: 'absolute', inset: 0 } } })

/** Stands in the picture's place once it plays; the script gives it a source. */
export const film = blockStyle({
  display: 'none',
  '@media': {
    [`screen and ${from.m} and (prefers-reduced-motion: no-preference)`]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      selectors: { '&:not([data-playing])': { visibility: 'hidden' } },
    },
  },
})

export const content = blockStyle({
  marginBlockStart: `calc(-1 * ${above})`,
  paddingBlock: `${above} clamp(1.75rem, 3.2vw, 3rem)`,
  background: end,
  selectors: { [`${header}:not([data-align="center"]) > &`]: { '@media': { [from.l]: { background: 'none' } } } },
  '@media': {
    [from.l]: {
      marginBlockStart: 0,
      // The bar keeps its place; what is above the text gives way to what covers the lower end.
      paddingBlockStart: `max(5.5rem, ${above} - var(--b-view-end, 0px))`,
      background: behind,
    },
    print: { marginBlockStart: 0, paddingBlock: vars.space[6] },
  },
})

/**
 * Hidden while the player is open.
 * @requirement BLK-home_header-11
 */
export const column = blockStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  selectors: {
    '&:has([data-playing])': { visibility: 'hidden' },
    '[data-align="center"] &': { justifyItems: 'center', textAlign: 'center' },
    '[data-align="right"] &': { justifyItems: 'end', textAlign: 'end' },
  },
  '@media': {
    [low]: { gap: vars.space[4] },
    [from.l]: {
      gridColumn: '1 / span 9',
      selectors: { '[data-align="center"] &': { gridColumn: '1 / -1' }, '[data-align="right"] &': { gridColumn: 'span 9 / -1' } },
    },
  },
})

export const intro = blockStyle({
  ...step('lead'),
  maxInlineSize: '30rem',
  selectors: {
    '[data-align="center"] &': { textWrap: 'balance' },
    '[data-align="justify"] &': { textAlign: 'justify' },
  },
  '@media': { [low]: { fontSize: vars.size.body } },
})

export const actions = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  selectors: { '&:empty': { display: 'none' }, '[data-align="center"] &': { justifyContent: 'center' } },
})

export const watch = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.target.button,
  color: 'inherit',
  ...label,
  textDecoration: 'none',
  '@media': { '(forced-colors: active)': { background: 'Canvas', paddingInline: vars.space[2] }, print: { display: 'none' } },
})

export const watchText = blockStyle({
  borderBlockEnd: `${vars.border.rule} solid`,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    [`${watch}:hover > &`]: {
      borderBlockEndWidth: `calc(2 * ${vars.border.rule})`,
      marginBlockEnd: `calc(-1 * ${vars.border.rule})`,
    },
  },
})

export const toggle = blockStyle({
  inlineSize: vars.target.control,
  blockSize: vars.target.control,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.accent, color: vars.color.onAccent },
  },
})

/**
 * Under the text. Needs its script.
 * @requirement BLK-home_header-21
 */
export const volume = blockStyle({
  display: 'none',
  '@media': { 'screen and (scripting: enabled)': { display: 'flex' } },
})
export const volumeLabel = blockStyle({ flex: 1, display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const slider = blockStyle({ flex: 1, inlineSize: 0, minBlockSize: vars.target.control, accentColor: vars.color.accent })
/** A border is there in forced colours too. */
export const sound = blockStyle({
  paddingInline: vars.space[3],
  selectors: { '&[aria-pressed="true"]': { borderBlockEnd: `${vars.border.rule} solid` } },
})

const face = { display: 'grid', placeItems: 'center' } as const
export const whilePlaying = blockStyle({ ...face, selectors: { '[data-paused] > &': { display: 'none' } } })
export const whilePaused = blockStyle({ ...face, selectors: { ':not([data-paused]) > &': { display: 'none' } } })

export const player = blockStyle({
  inlineSize: `min(100%, (100dvh - ${vars.barHeight} - ${vars.space[7]}) * 16 / 9)`,
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  margin: 'auto',
  border: 0,
  borderRadius: vars.radius.media,
  background: vars.color.scrim,
})
