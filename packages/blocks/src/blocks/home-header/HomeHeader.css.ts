import { createVar } from '@vanilla-extract/css'
import { way } from '../../elements/direction.css.ts'
import { blockStyle } from '../../elements/layered.ts'
import { scrim } from '../../elements/scrim.ts'
import { square } from '../../elements/shape.ts'
import { label, step } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const side = createVar()
/**
 * Scrims over the picture, strong enough for any picture: 60 % under small text, 45 % under the title.
 * One lies beside the text, or one behind it that grows with it. The navigation bar brings its own.
 */
const beside = `linear-gradient(calc(90deg * ${side} * ${way}), ${scrim(64)}, ${scrim(60)} 34%, ${scrim(45)} 56%, transparent 84%)`
const behind = `linear-gradient(transparent, ${scrim(60)} ${vars.space[10]}, ${scrim(74)})`

export const header = blockStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 'max(100svh, 44rem)',
  overflow: 'clip',
  background: vars.color.scrim,
  color: vars.color.onScrim,
  vars: { [vars.color.focus]: vars.color.focusOnScrim, [side]: '1' },
  selectors: {
    '&[data-align="right"]': { vars: { [side]: '-1' } },
  },
  '@media': { [from.m]: { minBlockSize: 'min(100svh, 62rem)' }, print: { display: 'block', minBlockSize: 0 } },
})

export const media = blockStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  vars: square,
  selectors: {
    [`${header}:not([data-align="center"]) > &::after`]: {
      '@media': { [from.m]: { content: '', position: 'absolute', inset: 0, background: beside } },
    },
  },
  '@media': { print: { position: 'static' } },
})

/** Stands in the picture's place once it plays; the script gives it a source. */
export const film = blockStyle({
  display: 'none',
  '@media': {
    [`${from.m} and (prefers-reduced-motion: no-preference)`]: {
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
  paddingBlock: `${vars.space[10]} clamp(1.75rem, 3.2vw, 3rem)`,
  background: behind,
  '@media': { print: { paddingBlock: vars.space[6] } },
  selectors: { [`${header}:not([data-align="center"]) > &`]: { '@media': { [from.m]: { background: 'none' } } } },
})

/** Hidden while the player is open (BLK-home_header-11). */
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
})

export const actions = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  // On a phone the contact button stands in the corner of the first view.
  '@media': { [`not all and ${from.s}`]: { marginInlineEnd: vars.space[7] } },
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
