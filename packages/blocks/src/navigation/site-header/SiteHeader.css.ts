import { createVar } from '@vanilla-extract/css'
import { fixed } from '../../elements/styles/dialog.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { label, typeStyle } from '../../elements/styles/type.ts'
import { scrim } from '../../elements/styles/scrim.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { beforeNotice, inverted, searching } from './states.ts'

/**
 * Height that the bar loses when the page is scrolled. Its surface moves up by all of it, the content in its middle by half.
 * These are only translations: no layout happens while the page scrolls, so nothing counts as a layout shift.
 */
export const lift = createVar()
export const halfLift = `0 calc(${lift} / -2)`
/** As the surface goes. */
export const liftTransition = `translate ${vars.duration.medium} ${vars.easing.settle}`

/** A screen of which the bar covers only a small part while it stays in view; with large text it may have two lines. */
const high = '(min-height: 30em)'

export const header = blockStyle({
  position: 'relative',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 40,
  minBlockSize: vars.barHeight,
  pointerEvents: 'none',
  vars: { [lift]: '0px' },
  selectors: {
    '&[data-scrolled]': { '@media': { [from.l]: { vars: { [lift]: `calc(${vars.barHeight} - ${vars.space[8]})` } } } },
    // Without the script nothing could turn it white, so it stays at the top of the page.
    [`&[data-inverted]:not(${beforeNotice})`]: { position: 'absolute' },
    [`&[data-inverted][data-enhanced]:not(${beforeNotice})`]: { '@media': { [high]: fixed } },
    // A trail brings the scrim of both.
    [`&${inverted}:not(${beforeNotice}, :has(~ nav[data-inverted]))::after`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      // It ends where the title of a home page may begin at the highest (`HomeHeader`), and is strong down to the foot of the bar's words.
      blockSize: `max(5.5rem, ${vars.space[10]} - var(--b-view-end, 0px))`,
      background: `linear-gradient(${scrim(86)}, ${scrim(62)} 3.5rem, transparent)`,
    },
    [`&${searching}::before`]: {
      content: '',
      position: 'fixed',
      zIndex: -1,
      inset: 0,
      background: vars.color.backdrop,
      pointerEvents: 'auto',
    },
  },
  '@media': { [high]: { position: 'sticky' }, print: { position: 'static !important' as 'static' } },
})

// An element that takes the focus here is in view already: the page must not scroll to bring it below the bar.
blockGlobal(`${header} *`, { scrollMarginBlockStart: `calc(-1 * (${vars.barHeight} + 1.75rem))` })

export const skip = blockStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: vars.grid.margin,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  ...round.bottom(vars.radius.control),
  background: vars.color.accent,
  color: vars.color.onAccent,
  ...label,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' }, '&:focus': { pointerEvents: 'auto' } },
  '@media': { print: { display: 'none' } },
})

export const bar = blockStyle({
  position: 'relative',
  // Large text on a small screen needs a second line.
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.grid.gutter,
  alignItems: 'center',
  minBlockSize: vars.barHeight,
  paddingInline: vars.grid.margin,
  isolation: 'isolate',
  color: vars.color.onSurface,
  // The family that never swaps: the bar is in view, and what stands beside a word would move with it.
  fontFamily: vars.font.title,
  fontSize: vars.size.s,
  lineHeight: 1.15,
  ...typeStyle('menu'),
  transition: `color ${vars.duration.short}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
      background: vars.color.surface,
      translate: `0 calc(-1 * ${lift})`,
      transition: `background ${vars.duration.short}, ${liftTransition}`,
      pointerEvents: 'auto',
    },
    // The one change of a bar that neither shrinks nor turns white, as on phones. @requirement NAV-08
    [`${header}[data-scrolled] > &::before`]: { borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}` },
    [`${header}${inverted} > &`]: { color: vars.color.onScrim },
    [`${header}${inverted} > &::before`]: {
      borderColor: 'transparent',
      background: 'transparent',
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
    [`${header}${inverted}${beforeNotice} > &::before`]: { background: vars.color.scrim },
  },
  // The menu starts at column 3.
  '@media': {
    [from.l]: {
      display: 'grid',
      blockSize: vars.barHeight,
      gridTemplateColumns: `calc((100% - 11 * ${vars.grid.gutter}) / 6 + ${vars.grid.gutter}) minmax(0, 1fr) auto`,
    },
  },
})

/** The focus ring of what stands on a picture. */
export const focusOnPicture = {
  [`${header}${inverted} &:focus-visible`]: { outlineColor: vars.color.focusOnScrim },
  [`${header}${inverted} &:focus-visible::after`]: { borderColor: vars.color.focusOnScrim },
}

/** The focus ring of what is as high as the bar: around the part that is on its surface. */
export const barFocusRing = {
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '',
    position: 'absolute',
    inset: `0 0 ${lift}`,
    border: `${vars.border.focus} solid ${vars.color.focus}`,
    pointerEvents: 'none',
  },
} as const

/** As high as the bar, and no larger than its surface. */
export const withinBar = {
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: 'min(0.4rem, 2vw)',
  clipPath: `inset(0 0 ${lift})`,
  pointerEvents: 'auto',
  textDecoration: 'none',
} as const

export const logo = blockStyle({
  justifySelf: 'start',
  flex: 'none',
  inlineSize: '6.75rem',
  textDecoration: 'none',
  paddingBlock: vars.space[2],
  translate: halfLift,
  transition: liftTransition,
  pointerEvents: 'auto',
  selectors: focusOnPicture,
  '@media': { [from.l]: { inlineSize: '8.25rem' } },
})

/** Place of the search: over the menu; its results use the whole bar. */
export const place = blockStyle({
  pointerEvents: 'auto',
  '@media': {
    [below.l]: { position: 'absolute' },
    [from.l]: { gridArea: '1 / 2', minInlineSize: 0 },
    print: { display: 'none' },
  },
})
