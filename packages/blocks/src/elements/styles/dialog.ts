import { keyframes } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { direction } from './direction.css.ts'
import { round } from './shape.ts'

/** Parts of a dialog, for each stylesheet that has one. */

/** Takes from a `dialog` what the browser gives it. */
export const unstyled = {
  inlineSize: '100%',
  maxInlineSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.onSurface,
} as const

/** An open `dialog` that comes from the end of the line and stands there, as the sheet of `Modal`; all of a small screen. */
export const sheet = () =>
  ({
    // Browsers place a modal one from the top to the bottom of the window.
    insetInline: 'auto 0',
    blockSize: '100%',
    maxBlockSize: 'none',
    overscrollBehavior: 'contain',
    animation: `${keyframes({ from: { transform: `translateX(calc(${direction} * 100%))` } })} ${vars.duration.medium} ${vars.easing.slide}`,
    '@media': {
      [from.m]: { inlineSize: `min(40rem, 100% - ${vars.space[8]})`, ...round.start(vars.radius.dialog) },
      '(forced-colors: active)': { borderInlineStart: `${vars.border.rule} solid` },
    },
  }) as const
export const backdrop = { background: vars.color.backdrop } as const

/** Stays in view above what the dialog shows. */
export const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.barHeight,
  paddingInlineStart: vars.grid.margin,
  background: vars.color.surface,
} as const

/** A tab on the edge in the accent's colour; it comes out under the pointer. */
export const close = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: '4.5rem',
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderEndStartRadius: vars.radius.control,
  transition: `inline-size ${vars.duration.medium} ${vars.easing.settle}`,
  vars: { [vars.color.focus]: vars.color.onAccent },
  selectors: {
    '&:is(:hover, :focus-visible)': { inlineSize: '6rem' },
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.border.focus})` },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` } },
} as const

/** Of the root, below a dialog: the page stays where it is, and as wide as it is. Most browsers have the bar on the right always. */
export const still = { overflow: 'hidden', paddingRight: 'var(--b-bar)', vars: { '--b-beside': 'var(--b-bar)' } } as const
/** Keeps the place of the scroll bar free without a script: a stripe of its width stays beside a layer that covers the page. */
export const stillOnPhones = { overflow: 'hidden', scrollbarGutter: 'stable' } as const
/** Of what is fixed in the page, so that it does not move either. */
export const fixed = { position: 'fixed', marginRight: 'var(--b-beside, 0px)' } as const
