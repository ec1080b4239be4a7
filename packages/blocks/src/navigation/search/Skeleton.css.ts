import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'

const pitch = vars.space[5]
const comb = keyframes({ to: { transform: `translateX(${pitch})` } })
const tooth = `color-mix(in srgb, ${vars.color.surface} 55%, transparent)`

/** Stands for what is loading, in its final size: a sunken box combed through once in a while. */
export const skeleton = elementStyle({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  borderRadius: vars.radius.media,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      left: `calc(-1 * ${pitch})`,
      background: `repeating-linear-gradient(90deg, transparent 0 calc(${pitch} - 2px), ${tooth} 0 ${pitch})`,
      animation: `${comb} 1.6s linear infinite`,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` } },
})
