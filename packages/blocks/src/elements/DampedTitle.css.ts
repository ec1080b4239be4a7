import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { way } from './direction.css.ts'
import { elementGlobal, elementStyle } from './layered.ts'
import { step, volume } from './type.ts'

/** Set out a little, so that the first letter stands on the same edge as the text below it. */
const edge = { marginInlineStart: '-0.03em' }
export const sizes = { loud: elementStyle({ ...step('loud'), ...edge }), one: elementStyle({ ...step(1), ...edge }) }

// The final layout is there first; only the shape moves, so nothing shifts and the title counts as painted at once.
const settle = keyframes({ from: { transform: 'scale(1.16, 1.04)' } })

/** An inline block of its final width, so that moving it moves nothing else. */
export const word = elementStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  transformOrigin: `calc(50% - 50% * ${way}) 100%`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${settle} ${vars.duration.long} ${vars.easing.damp} backwards` },
  },
})
for (const nth of [2, 3, 4, 5]) {
  const after = nth === 5 ? 'n+5' : nth
  elementGlobal(`${word}:nth-child(${after})`, { animationDelay: `calc(${nth - 1} * ${vars.duration.stagger})` })
}

export const volumes = {
  loud: elementStyle(volume('loud')),
  clear: elementStyle(volume('clear')),
  plain: elementStyle(volume('plain')),
  soft: elementStyle({ ...volume('soft'), letterSpacing: vars.tracking[2] }),
  hush: elementStyle({ ...volume('hush'), letterSpacing: vars.tracking[3] }),
}
