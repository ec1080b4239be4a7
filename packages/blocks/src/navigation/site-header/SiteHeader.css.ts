import { createVar } from '@vanilla-extract/css'
import { blockStyle } from '../../elements/layered.ts'
import { label, volume } from '../../elements/type.ts'
import { veil } from '../../elements/veil.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { overPicture, searching } from './states.ts'

/** Height of the bar as it stands; the header around it keeps its own, so that scrolling moves nothing below. */
export const height = createVar()

export const header = blockStyle({
  position: 'sticky',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 40,
  blockSize: vars.barHeight,
  pointerEvents: 'none',
  vars: { [height]: vars.barHeight },
  selectors: {
    '&[data-scrolled]': { '@media': { [from.l]: { vars: { [height]: vars.space[8] } } } },
    // Without the script nothing could turn it white, so it stays at the top of the page.
    '&[data-light]': { position: 'absolute' },
    '&[data-light][data-enhanced]': { position: 'fixed' },
    [`&${overPicture}::after`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      blockSize: '13rem',
      background: `linear-gradient(${veil(86)}, transparent)`,
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
  '@media': { print: { position: 'static !important' as 'static' } },
})

export const skip = blockStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: vars.grid.margin,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.color.accent,
  color: vars.color.onAccent,
  ...label,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' }, '&:focus': { pointerEvents: 'auto' } },
  '@media': { print: { display: 'none' } },
})

export const bar = blockStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.grid.gutter,
  alignItems: 'center',
  blockSize: height,
  paddingInline: vars.grid.margin,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  lineHeight: 1.15,
  ...volume('plain'),
  pointerEvents: 'auto',
  transition: `background ${vars.duration.short}, color ${vars.duration.short}, block-size ${vars.duration.medium} ${vars.easing.damp}`,
  selectors: {
    [`${header}${overPicture} > &`]: {
      borderColor: 'transparent',
      background: 'transparent',
      color: vars.color.onScrim,
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
  },
  // The menu starts at column 3.
  '@media': {
    [from.l]: { gridTemplateColumns: `calc((100% - 11 * ${vars.grid.gutter}) / 6 + ${vars.grid.gutter}) minmax(0, 1fr) auto` },
  },
})

/** The focus ring of what stands on a picture. */
export const onPicture = { [`${header}${overPicture} &:focus-visible`]: { outlineColor: vars.color.focusOnScrim } }

/** As high as the bar, with the focus ring inside it. */
export const withinBar = {
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: '0.4rem',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  textDecoration: 'none',
} as const

export const logo = blockStyle({
  justifySelf: 'start',
  flex: 'none',
  inlineSize: '6.75rem',
  paddingBlock: vars.space[2],
  selectors: onPicture,
  '@media': { [from.l]: { inlineSize: '8.25rem' } },
})

/** Where the search stands: over the menu, and within the whole bar for its results. */
export const place = blockStyle({ gridArea: '1 / 2', minInlineSize: 0, '@media': { print: { display: 'none' } } })
