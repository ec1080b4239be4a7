import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { texture } from '../../elements/styles/surface.css.ts'
import { label, underline, underlineHover } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import * as locales from '../Locales.css.ts'

/** Inverted, up to the lower edge of the page. */
export const footer = blockStyle({
  paddingBlockStart: 'clamp(4rem, 7vw, 7rem)',
  overflow: 'clip',
  backgroundColor: vars.color.surface,
  ...texture,
  '@media': { print: { paddingBlockStart: vars.space[6] } },
})

export const columns = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.grid.gutter}`,
  paddingInline: vars.grid.margin,
  '@media': { print: { display: 'none' } },
})

export const newsletter = blockStyle({ gridColumn: '1 / -1', '@media': { [from.l]: { gridColumn: '1 / span 6', gridRow: 1 } } })

export const group = blockStyle({
  gridColumn: 'span 6',
  '@media': {
    // Large text on a small screen.
    '(max-width: 19.99em)': { gridColumn: '1 / -1' },
    [from.m]: { gridColumn: 'span 4' },
    [from.l]: { gridColumn: 'auto / span 2', gridRow: 1 },
  },
})
export const follow = blockStyle({
  gridColumn: '1 / -1',
  '@media': { [from.m]: { gridColumn: 'span 4' }, [from.l]: { gridColumn: '11 / span 2', gridRow: 1 } },
})
blockGlobal(`${group}:nth-last-of-type(2)`, { '@media': { [from.l]: { gridColumnStart: 7 } } })
blockGlobal(`${group}:last-of-type`, { '@media': { [from.l]: { gridColumnStart: 9 } } })

export const heading = blockStyle({
  marginBlockEnd: vars.space[3],
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  lineHeight: 1.3,
  letterSpacing: 0,
  ...label,
})

export const link = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[6],
  ...underline,
  textDecorationColor: 'transparent',
  selectors: { '&:is(:hover, [aria-current])': { textDecorationColor: 'currentColor' }, '&:active': underlineHover },
})

/** The icons, not their squares, stand on the column's edge. */
export const socials = blockStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(4, minmax(0, ${vars.target.control}))`,
  gap: vars.space[1],
  marginInlineStart: '-0.625rem',
})
export const social = blockStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.target.control,
  borderRadius: vars.radius.control,
  transition: `background ${vars.duration.short}, color ${vars.duration.short}`,
  selectors: { '&:is(:hover, :focus-visible)': { background: vars.color.accent, color: vars.color.onAccent } },
})

export const bottom = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[7],
  marginInline: vars.grid.margin,
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
  fontSize: vars.size.s,
})

export const legal = blockStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })

export const languages = blockStyle({
  marginInlineStart: 'auto',
  vars: { [locales.face]: vars.color.secondary, [locales.ink]: vars.color.onSecondary },
  '@media': { print: { display: 'none' } },
})

/** The letters stand on the edge of the page: round ones reach a little below their base line, and are cut there. */
export const wordmark = blockStyle({
  display: 'flow-root',
  overflow: 'clip',
  marginBlockStart: 'clamp(3rem, 6vw, 6rem)',
  paddingInline: vars.grid.margin,
  color: vars.color.accent,
  '@media': { print: { display: 'none' } },
})
blockGlobal(`${wordmark} svg`, { inlineSize: '100%', marginBlockEnd: '-0.62%' })
