import { keyframes } from '@vanilla-extract/css'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockStyle } from '../../theme/layered.ts'
import { scrim } from '../../elements/styles/scrim.ts'
import { vars } from '../../theme/vars.css.ts'
import { upright } from './ErrorLayout.css.ts'

const moving = '(prefers-reduced-motion: no-preference)'
const still = `(hover: none) and ${moving}`
/** Radius of the spot. */
const radius = '15rem'
const spot = `radial-gradient(closest-side, ${vars.color.scrim} 35%, ${scrim(55)} 60%, transparent)`

const drift = keyframes({
  '0%, 100%': { maskPosition: '36% 17%' },
  '30%': { maskPosition: '66% 0%' },
  '60%': { maskPosition: '88% 60%' },
  '80%': { maskPosition: '50% 70%' },
})
/** Upright, only the end of the scene is in view. */
const driftUpright = keyframes({
  '0%, 100%': { maskPosition: '96% 10%' },
  '30%': { maskPosition: '70% 20%' },
  '60%': { maskPosition: '84% 60%' },
  '80%': { maskPosition: '104% 50%' },
})
/** Covers the view and keeps the proportions of its pictures, since things are placed at points of them. Mirrored right to left. */
export const scene = blockStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  inlineSize: 'max(100vw, 177.9svh)',
  aspectRatio: '1800 / 1012',
  translate: '-50% -50%',
  scale: `${direction} 1`,
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

/** The lit picture, as far as the spot shows it. Where nothing can point, the spot moves by itself. */
export const lit = blockStyle({
  position: 'absolute',
  inset: 0,
  maskImage: spot,
  maskRepeat: 'no-repeat',
  maskSize: `calc(2 * ${radius}) calc(2 * ${radius})`,
  maskPosition: `calc(var(--spot-x, 36% + ${radius}) - ${radius}) calc(var(--spot-y, 17% + ${radius}) - ${radius})`,
  selectors: { [`${scene}:has(:checked) &`]: { mask: 'none' } },
  '@media': {
    [still]: { animation: `${drift} 24s ease-in-out infinite` },
    [`${still} and ${upright}`]: { animationName: driftUpright },
  },
})

export const watcher = blockStyle({ position: 'absolute', pointerEvents: 'none' })

export const lightSwitch = blockStyle({
  position: 'absolute',
  zIndex: 2,
  translate: '-50%',
  cursor: 'pointer',
})

export const knob = blockStyle({
  display: 'block',
  inlineSize: vars.space[7],
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color.accent,
  selectors: {
    'input:focus-visible + &': {
      outline: `${vars.border.focus} solid ${vars.color.focusOnScrim}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` } },
})
