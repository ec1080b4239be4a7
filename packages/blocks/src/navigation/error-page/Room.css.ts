import { way } from '../../elements/direction.css.ts'
import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { label as labelType, step } from '../../elements/type.ts'
import { scrim } from '../../elements/scrim.ts'
import { vars } from '../../theme/vars.css.ts'

export const upright = '(max-aspect-ratio: 1)'

export const moving = '(prefers-reduced-motion: no-preference)'

export const room = blockStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: '100svh',
  overflow: 'clip',
  background: vars.color.scrim,
  color: vars.color.onScrim,
  vars: { [vars.color.focus]: vars.color.focusOnScrim },
  '@media': { print: { display: 'block', minBlockSize: 0 } },
})

/** While the lamp is on. */
export const on = `${room}:is([data-lit], :has(:checked)) &`

/** In the lower corner, on a scrim beside or below it; the pointer reaches what is behind. */
export const text = blockStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  rowGap: vars.space[5],
  paddingBlock: `calc(${vars.barHeight} + ${vars.space[6]}) clamp(2rem, 5vw, 4rem)`,
  paddingInline: vars.grid.margin,
  background: `linear-gradient(calc(90deg * ${way}), ${scrim(50)}, ${scrim(34)} 34%, transparent 62%)`,
  pointerEvents: 'none',
  '@media': {
    [upright]: {
      alignSelf: 'end',
      paddingBlockStart: vars.space[10],
      background: `linear-gradient(transparent, ${scrim(60)} 14rem)`,
    },
  },
})
blockGlobal(`${text} > *`, { pointerEvents: 'auto', maxInlineSize: '100%' })
blockGlobal(`${text} > h1`, { fontSize: 'clamp(2.5rem, 1.3rem + 4.4vw, 5.5rem)', maxInlineSize: 'min(100%, 9.5em)' })

export const label = blockStyle({ ...step(4), ...labelType })
export const lead = blockStyle({ ...step('lead'), textWrap: 'balance' })
blockGlobal(`${text} > ${lead}`, { maxInlineSize: 'min(100%, 42rem)' })
export const message = blockStyle({ fontSize: vars.size.s })

/** The picture covers the view and keeps its proportions, since things hang at certain points of it. Mirrored where reading starts at the right. */
export const scene = blockStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  inlineSize: 'max(100vw, 177.9svh)',
  aspectRatio: '1800 / 1012',
  translate: '-50% -50%',
  scale: `${way} 1`,
  '@media': {
    [upright]: {
      insetInline: 'auto -9svh',
      top: 0,
      inlineSize: 'auto',
      blockSize: '70svh',
      translate: 'none',
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: 'auto 0 0',
          blockSize: '50%',
          background: `linear-gradient(transparent, ${vars.color.scrim})`,
          pointerEvents: 'none',
        },
      },
    },
    print: { display: 'none' },
  },
})
