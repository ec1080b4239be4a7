import { keyframes } from '@vanilla-extract/css'
import { way } from '../../elements/direction.css.ts'
import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { searchDelay } from '../site-header/site-header.ts'
import { below, searching } from '../site-header/states.ts'

const on = `[data-site-header]${searching}`
const enter = keyframes({ from: { translate: '0 -100%' } })
const motion = `${searchDelay}ms ${vars.easing.pull}`

/** In the bar, over the menu; below the large layout a sheet over the page. */
export const search = blockStyle({
  visibility: 'hidden',
  transition: `visibility 0s ${searchDelay}ms`,
  selectors: { [`${on} &`]: { visibility: 'visible', transitionDelay: '0s' } },
  '@media': {
    [below.l]: {
      position: 'fixed',
      zIndex: 1,
      inset: 0,
      display: 'none',
      flexDirection: 'column',
      background: vars.color.surface,
      color: vars.color.text,
      pointerEvents: 'auto',
      selectors: { [`${on} &`]: { display: 'flex', animation: `${enter} ${motion}` } },
    },
  },
})

blockGlobal(`:root:has(${on})`, { '@media': { [below.l]: { overflow: 'hidden' } } })

/** Grows out of the end of the line across the menu's place, and goes back there (SRCH-01). */
export const field = blockStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [below.l]: {
      flex: 'none',
      blockSize: vars.barHeight,
      paddingInline: `calc(${vars.grid.margin} - ${vars.space[3]})`,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
    },
    [from.l]: {
      background: vars.color.surfaceMuted,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
      clipPath: `inset(0 calc(50% - 50% * ${way}) 0 calc(50% + 50% * ${way}))`,
      transition: `clip-path ${motion}`,
      selectors: {
        [`${on} &`]: { clipPath: 'inset(-0.5rem)' },
      },
    },
  },
})

export const control = blockStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } },
})

export const input = blockStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.space[7],
  padding: 0,
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  background: 'none',
  fontSize: vars.size.body,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
