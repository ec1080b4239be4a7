import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { way } from './direction.css.ts'
import { elementGlobal, elementStyle } from './layered.ts'
import { step } from './type.ts'

/** Set out a little, so that the first letter stands on the same edge as the text below it. */
const edge = { marginInlineStart: '-0.03em' }
export const sizes = { display: elementStyle({ ...step('display'), ...edge }), title: elementStyle({ ...step(1), ...edge }) }

// The final layout is there first; only the shape moves, so nothing shifts and the title counts as painted at once.
const settle = keyframes({ from: { transform: vars.titleMotion } })

/** An inline block of its final width, so that moving it moves nothing else. */
export const word = elementStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  transformOrigin: `calc(50% - 50% * ${way}) 100%`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${settle} ${vars.duration.long} ${vars.easing.settle} backwards` },
  },
})
for (const nth of [2, 3, 4, 5]) {
  const after = nth === 5 ? 'n+5' : nth
  elementGlobal(`${word}:nth-child(${after})`, { animationDelay: `calc(${nth - 1} * ${vars.duration.stagger})` })
}

const setting = (name: keyof typeof vars.title) =>
  elementStyle({
    fontStretch: vars.title[name].width,
    fontWeight: vars.title[name].weight,
    letterSpacing: vars.title[name].tracking,
  })
export const steps = { 1: setting(1), 2: setting(2), 3: setting(3), 4: setting(4), 5: setting(5) }
