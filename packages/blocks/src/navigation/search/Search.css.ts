import { keyframes } from '@vanilla-extract/css'
import { direction } from '../../elements/styles/direction.css.ts'
import { stillOnPhones } from '../../elements/styles/dialog.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { round } from '../../elements/styles/shape.ts'
import { step, typeStyle } from '../../elements/styles/type.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { liftTransition, halfLift } from '../site-header/SiteHeader.css.ts'
import { searchDelay } from '../site-header/enhance-site-header.ts'
import { searching } from '../site-header/states.ts'

const on = `[data-site-header]${searching}`
const enter = keyframes({ from: { translate: '0 -100%' } })
const motion = `${searchDelay}ms ${vars.easing.slide}`

/** In the bar, over the menu; below the large layout a sheet over the page. */
export const search = blockStyle({
  visibility: 'hidden',
  transition: `visibility 0s ${searchDelay}ms`,
  selectors: { [`${on} &`]: { visibility: 'visible', transitionDelay: '0s' } },
  '@media': {
    // Its results hang from it.
    [from.l]: { position: 'relative' },
    [below.l]: {
      position: 'fixed',
      zIndex: 1,
      inset: 0,
      display: 'none',
      flexDirection: 'column',
      background: vars.color.surface,
      color: vars.color.onSurface,
      pointerEvents: 'auto',
      selectors: { [`${on} &`]: { display: 'flex', animation: `${enter} ${motion}` } },
    },
  },
})

// The field is in view already: typing in it must not scroll the page to bring it below the bar.
blockGlobal(`:root:has(${on})`, { scrollPaddingTop: 0, '@media': { [below.l]: stillOnPhones } })

/**
 * Grows out of the end of the line across the menu's place, and goes back there.
 * @requirement SRCH-01
 */
export const field = blockStyle({
  display: 'flex',
  alignItems: 'center',
  selectors: searchField.ringed,
  '@media': {
    [below.l]: {
      flex: 'none',
      blockSize: vars.barHeight,
      paddingInline: `calc(${vars.grid.margin} - ${vars.space[3]})`,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
    },
    [from.l]: {
      ...round.top(vars.radius.control),
      background: vars.color.surfaceMuted,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
      clipPath: `inset(0 calc(50% - 50% * ${direction}) 0 calc(50% + 50% * ${direction}))`,
      translate: halfLift,
      transition: `clip-path ${motion}, ${liftTransition}`,
      selectors: {
        [`${on} &`]: { clipPath: 'inset(-0.5rem)' },
      },
    },
  },
})

/** A sentence in the sheet, instead of rows. */
export const sentence = {
  display: 'block',
  ...step(3),
  ...typeStyle('secondary'),
  paddingBlock: vars.space[6],
  paddingInline: vars.grid.margin,
} as const

/** Only the sheet has room for it, until something is typed. */
export const welcome = blockStyle({
  ...sentence,
  selectors: { [`${field}:has(input:not(:placeholder-shown)) + &`]: { display: 'none' } },
  '@media': { [from.l]: { display: 'none' } },
})

export const control = blockStyle(searchField.control)

export const input = blockStyle(searchField.input)
