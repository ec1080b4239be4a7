import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label as labelType } from '../../elements/styles/type.ts'
import { cell } from '../../layout/Grid.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** On large pages the film stands in the last eight columns, its caption beside it, on its bottom edge. Only in a cell of the grid. */
export const block = blockStyle({ position: 'relative' })
blockGlobal(`${cell}:has(${block})`, { '@media': { [from.l]: { vars: { '--b-start': '5' } } } })

/** 16:9, whatever is in it: nothing moves when the player takes the still's place. */
export const frame = blockStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: vars.color.scrim,
  borderRadius: vars.radius.media,
})
blockGlobal(`${frame} img`, { position: 'absolute', inset: 0 })
export const player = blockStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: vars.radius.media,
})

/** Over all of the still; at its foot one sheet: the sign in the accent's colour, beside it what it does and from where. */
export const facade = blockStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.media,
  overflow: 'hidden',
})
export const sign = blockStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  minBlockSize: '4rem',
  background: vars.color.accent,
  vars: { '--b-icon': '2rem' },
  color: vars.color.onAccent,
  transition: `inline-size ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    [`${facade}:is(:hover, :focus-visible) &`]: { background: vars.color.accentHover, inlineSize: '6.5rem' },
  },
  '@media': {
    [from.s]: { inlineSize: '5.5rem', minBlockSize: '5.5rem', vars: { '--b-icon': '2.75rem' } },
    '(forced-colors: active)': { border: `${vars.border.rule} solid` },
    print: { display: 'none' },
  },
})
export const label = blockStyle({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  ...labelType,
})
blockGlobal(`${facade}:hover ${label}`, { textDecorationLine: 'underline', textUnderlineOffset: '0.22em' })

export const failed = blockStyle({ marginBlockStart: vars.space[3] })
export const caption = blockStyle({
  marginBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
})
blockGlobal(`${cell} ${caption}`, {
  '@media': {
    [from.l]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: `calc(100% + ${vars.grid.gutter})`,
      inlineSize: `calc((100% - ${vars.grid.gutter}) / 2)`,
      color: 'inherit',
      fontSize: vars.size.body,
      lineHeight: vars.leading.body,
    },
  },
})
