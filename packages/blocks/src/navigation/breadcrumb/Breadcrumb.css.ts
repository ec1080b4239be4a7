import { blockStyle } from '../../theme/layered.ts'
import { underline } from '../../elements/styles/type.ts'
import { scrim } from '../../elements/styles/scrim.ts'
import { vars } from '../../theme/vars.css.ts'
import { beforeNotice } from '../site-header/states.ts'

export const trail = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} 0.6rem`,
  alignItems: 'center',
  minBlockSize: vars.target.control,
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})

export const step = blockStyle({
  display: 'flex',
  gap: '0.6rem',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The slash is not read out.
  selectors: { '& + &::before': { content: '"/" / ""', color: vars.color.textMuted } },
})

export const link = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  ...underline,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const here = blockStyle({ color: vars.color.textMuted })

const fade = '2.5rem'

/**
 * Takes no place: what follows begins at the upper edge of the page, as it does without a trail. On the scrim of bar and trail: as strong
 * behind all lines as at the foot of the bar's words. In print it is as any other.
 */
export const over = blockStyle({
  paddingInline: vars.grid.margin,
  '@media': {
    screen: {
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      paddingBlock: `calc(${vars.barHeight} + ${vars.space[2]}) ${fade}`,
      background: `linear-gradient(${scrim(86)}, ${scrim(62)} calc(100% - ${fade}), transparent)`,
      color: vars.color.onScrim,
      vars: { [vars.color.textMuted]: vars.color.onScrim, [vars.color.focus]: vars.color.focusOnScrim },
      // The bar is above a notice, and the page begins below both.
      selectors: { [`[data-site-header]${beforeNotice} ~ * > &`]: { paddingBlockStart: vars.space[2] } },
    },
  },
})
