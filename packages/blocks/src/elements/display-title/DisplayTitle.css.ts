import { fallbackVar, keyframes } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { maxStretch } from '../fitted-text/FittedText.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { step } from '../styles/type.ts'

/** Set out a little, so that the first letter stands on the same edge as the text below it. */
const edge = { marginInlineStart: '-0.03em' }
export const sizes = { display: elementStyle({ ...step('display'), ...edge }), title: elementStyle({ ...step(1), ...edge }) }

/** Where a visitor sets letters wider than any fit can know (WCAG 1.4.12), a word breaks rather than leave the page. */
export const word = elementStyle({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })

/**
 * A word opens from the narrowest letters. Its box is as wide as the word will be: a copy that nobody sees, hears or finds holds
 * the place, and the letters lie over it. So nothing shifts, and words never run together.
 */
const open = keyframes({ from: { fontStretch: vars.titleFit.narrowest } })
export const letters = elementStyle({
  gridArea: '1 / 1',
  animation: `${open} ${vars.duration.long} ${vars.easing.settle} backwards`,
})
elementGlobal(`${word}[data-word]`, { display: 'inline-grid' })
elementGlobal(`${word}[data-word]::after`, { content: 'attr(data-word)', gridArea: '1 / 1', visibility: 'hidden' })
for (const nth of [2, 3]) {
  const after = nth === 3 ? 'n+3' : nth
  elementGlobal(`${word}:nth-child(${after}) > ${letters}`, { animationDelay: `calc(${nth - 1} * ${vars.duration.stagger})` })
}

const setting = (name: keyof typeof vars.title) =>
  elementStyle({
    fontStretch: `min(${maxStretch}, ${vars.title[name].width})`,
    fontWeight: vars.title[name].weight,
    letterSpacing: fallbackVar(vars.title[name].tracking, 'var(--b-tracking)'),
  })
export const steps = { 1: setting(1), 2: setting(2), 3: setting(3), 4: setting(4), 5: setting(5) }
