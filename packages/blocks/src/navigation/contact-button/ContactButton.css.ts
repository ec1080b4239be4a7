import { fixed } from '../../elements/styles/dialog.ts'
import { foot } from '../../elements/styles/foot.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { label } from '../../elements/styles/type.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Below the bar and its sheets. */
export const place = blockStyle({
  ...fixed,
  overflow: 'clip',
  pointerEvents: 'none',
  zIndex: 30,
  insetInlineEnd: 0,
  insetBlockEnd: `calc(clamp(1.25rem, 4vh, 3rem) + var(${foot}, 0px))`,
  '@media': { print: { display: 'none' } },
})

/** Only an edge of the tab is left, in the page's margin, where it covers nothing. It can still be followed. */
const withdrawn = { translate: `calc((100% - ${vars.space[4]}) * ${direction})` }

/**
 * The tab withdraws while visitors read on (`data-scrolling`, set by `enhanceContactButton`), and from a control
 * (`data-covering`). Below l, where text is as wide as the page, it comes out only when they scroll back, and without a script
 * never by itself. From l on, without a script, it withdraws while something else has the focus, which it may cover.
 */
export const button = blockStyle({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: vars.space[7],
  ...round.start(vars.radius.control),
  background: vars.color.inverse,
  color: vars.color.onInverse,
  // The family that never swaps: the tab's width hangs on it.
  fontFamily: vars.font.title,
  fontSize: vars.size.s,
  lineHeight: 1.2,
  ...label,
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  transition: `background ${vars.duration.short}, color ${vars.duration.short}, translate ${vars.duration.medium} ${vars.easing.settle}`,
  vars: { [vars.color.focus]: vars.color.onAccent },
  selectors: {
    '&:is(:hover, :focus-visible)': { background: vars.color.accent, color: vars.color.onAccent },
    [`${place}[data-covering] > &:not(:hover, :focus-visible)`]: withdrawn,
  },
  '@media': {
    [from.m]: { minBlockSize: vars.target.button },
    [below.l]: {
      selectors: { [`${place}:not([data-scrolling="up"]) > &:not(:hover, :focus-visible)`]: withdrawn },
    },
    [from.l]: { selectors: { [`${place}[data-scrolling="down"] > &:not(:hover, :focus-visible)`]: withdrawn } },
    '(scripting: none)': { selectors: { ':root:has(:focus-visible) &:not(:hover, :focus-visible)': withdrawn } },
    '(forced-colors: active)': { border: `${vars.border.rule} solid` },
  },
})

export const icon = blockStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: '0.9rem',
  borderRadius: 'inherit',
  background: vars.color.accent,
  color: vars.color.onAccent,
})

/** Pulled 16 px out of the edge. */
export const text = blockStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInline: `${vars.space[3]} 0.875rem`,
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { [`${button}:is(:hover, :focus-visible) > &`]: { paddingInlineEnd: '1.875rem' } },
  '@media': {
    // On a phone the text would cover the buttons of the page: only the icon is there, until the tab has the focus.
    [below.s]: {
      selectors: {
        [`${button}:not(:focus-visible) > &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
    [from.m]: {
      paddingInline: `${vars.space[4]} 1.25rem`,
      selectors: { [`${button}:is(:hover, :focus-visible) > &`]: { paddingInlineEnd: '2.25rem' } },
    },
  },
})
