import { keyframes } from '@vanilla-extract/css'
import { fixed } from '../../elements/styles/dialog.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'
import { progressDuration, progressLinger } from './enhance-progress-bar.ts'

const near = 'scaleX(0.95)'
const approach = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: near } })

/** Made of a border, so that it is there in forced colours too. */
export const bar = blockStyle({
  ...fixed,
  zIndex: 60,
  insetBlockStart: 0,
  insetInline: 0,
  borderBlockStart: `${vars.space[1]} solid ${vars.color.accent}`,
  pointerEvents: 'none',
  transformOrigin: `calc(50% - 50% * ${direction})`,
  transition: `transform ${vars.duration.short}, opacity ${vars.duration.short} calc(${progressLinger}ms - ${vars.duration.short})`,
  selectors: {
    // Quick at first, then ever slower.
    '&[data-progress="loading"]': {
      transform: near,
      animation: `${approach} ${progressDuration}ms cubic-bezier(0.05, 0.7, 0.2, 1)`,
    },
    '&[data-progress="done"]': { opacity: 0 },
  },
  '@media': { print: { display: 'none' } },
})
