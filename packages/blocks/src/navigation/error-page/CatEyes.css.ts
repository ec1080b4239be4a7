import { keyframes } from '@vanilla-extract/css'
import { blockStyle } from '../../elements/layered.ts'
import { vars } from '../../theme/vars.css.ts'
import { moving, on } from './Room.css.ts'

const blink = keyframes({ '0%, 45%, 49%, 92%, 96%, 100%': { transform: 'none' }, '47%, 94%': { transform: 'scaleY(0.06)' } })

export const eyes = blockStyle({
  position: 'absolute',
  inlineSize: '3.2%',
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: '0.25%',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  selectors: { [on]: { animation: 'none', transform: 'scaleY(0.14)' } },
  '@media': { [moving]: { animation: `${blink} 5.2s infinite` } },
})

export const eye = blockStyle({
  position: 'relative',
  inlineSize: '38%',
  aspectRatio: '1 / 1.15',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.accent,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: '50%',
      top: '50%',
      inlineSize: '30%',
      blockSize: '88%',
      borderRadius: '50%',
      background: vars.color.scrim,
      translate: 'calc(-50% + var(--look-x, 0) * 28%) calc(-50% + var(--look-y, 0) * 10%)',
    },
  },
})
