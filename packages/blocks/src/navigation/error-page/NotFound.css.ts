import { keyframes } from '@vanilla-extract/css'
import { blockStyle } from '../../elements/layered.ts'
import { scrim } from '../../elements/scrim.ts'
import { vars } from '../../theme/vars.css.ts'
import { moving, on, upright, room } from './Room.css.ts'

const still = `(hover: none) and ${moving}`
const torch = '15rem'
const beam = `radial-gradient(closest-side, ${vars.color.scrim} 35%, ${scrim(55)} 60%, transparent)`

const drift = keyframes({
  '0%, 100%': { maskPosition: '36% 17%' },
  '30%': { maskPosition: '66% 0%' },
  '60%': { maskPosition: '88% 60%' },
  '80%': { maskPosition: '50% 70%' },
})
/** Upright, only the end of the room is in view. */
const driftUpright = keyframes({
  '0%, 100%': { maskPosition: '96% 10%' },
  '30%': { maskPosition: '70% 20%' },
  '60%': { maskPosition: '84% 60%' },
  '80%': { maskPosition: '104% 50%' },
})
const sway = keyframes({ '50%': { transform: 'rotate(2.4deg)' } })

/** The lit room, as far as the torch shows it. Where nothing can point, the torch wanders. */
export const lit = blockStyle({
  position: 'absolute',
  inset: 0,
  maskImage: beam,
  maskRepeat: 'no-repeat',
  maskSize: `calc(2 * ${torch}) calc(2 * ${torch})`,
  maskPosition: `calc(var(--torch-x, 36% + ${torch}) - ${torch}) calc(var(--torch-y, 17% + ${torch}) - ${torch})`,
  selectors: { [on]: { mask: 'none' } },
  '@media': {
    [still]: { animation: `${drift} 24s ease-in-out infinite` },
    [`${still} and ${upright}`]: { animationName: driftUpright },
  },
})

/** A switch in the shape of a lamp's cord. */
export const cord = blockStyle({
  position: 'absolute',
  zIndex: 2,
  blockSize: '19%',
  inlineSize: vars.space[7],
  marginLeft: `calc(-0.5 * ${vars.space[7]})`,
  transformOrigin: '50% 0',
  transition: `transform ${vars.duration.short} ${vars.easing.settle}`,
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0 2.5rem',
      left: 'calc(50% - 1px)',
      borderInlineStart: `${vars.border.rule} solid var(--b-surface-oat, ${vars.color.onScrim})`,
    },
    '&:active': { animation: 'none', transform: 'scaleY(1.1)' },
  },
  '@media': { [moving]: { animation: `${sway} 5s ease-in-out infinite` } },
})

export const handle = blockStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  left: 'calc(50% - 0.875rem)',
  inlineSize: '1.75rem',
  blockSize: '2.75rem',
  background: vars.color.accent,
  selectors: {
    'input:focus-visible + &': {
      outline: `${vars.border.focus} solid ${vars.color.focusOnScrim}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` } },
})

export const whileDark = blockStyle({ selectors: { [on]: { display: 'none' } } })
export const whileLit = blockStyle({ selectors: { [`${room}:not(:has(:checked)) &`]: { display: 'none' } } })
