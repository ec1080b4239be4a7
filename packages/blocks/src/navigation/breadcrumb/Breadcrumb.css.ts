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
  pointerEvents: 'auto',
  ...underline,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const here = blockStyle({ color: vars.color.textMuted })

/** Takes no place: what follows begins at the upper edge of the page, as it does without a trail. */
export const over = blockStyle({
  position: 'relative',
  zIndex: 1,
  blockSize: 0,
  '@media': { print: { blockSize: 'auto' } },
})

const fade = '2.5rem'

/** Below the bar, on the scrim of both: as strong behind all lines of the trail as at the foot of the bar's words. */
export const overTrail = blockStyle({
  position: 'absolute',
  inset: '0 0 auto',
  paddingBlock: `calc(${vars.barHeight} + ${vars.space[2]}) ${fade}`,
  paddingInline: vars.grid.margin,
  background: `linear-gradient(${scrim(86)}, ${scrim(62)} 3.5rem, ${scrim(62)} calc(100% - ${fade}), transparent)`,
  color: vars.color.onScrim,
  pointerEvents: 'none',
  vars: { [vars.color.textMuted]: vars.color.onScrim, [vars.color.focus]: vars.color.focusOnScrim },
  selectors: {
    // The bar is above a notice, and the page begins below both.
    [`[data-site-header]${beforeNotice} ~ * > &`]: {
      paddingBlockStart: vars.space[2],
      background: `linear-gradient(${scrim(62)} calc(100% - ${fade}), transparent)`,
    },
  },
  '@media': {
    '(forced-colors: active)': { insetBlockStart: vars.barHeight, paddingBlock: vars.space[2], background: 'Canvas' },
    print: { position: 'static', paddingBlock: vars.space[3], background: 'none', color: 'inherit' },
  },
})
