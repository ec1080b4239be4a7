import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { hangingTab } from '../../elements/styles/accent-tab.ts'
import { liftTransition, header, halfLift, focusOnPicture, barFocusRing, withinBar } from './SiteHeader.css.ts'
import { searchDelay } from './enhance-site-header.ts'
import { searching } from './states.ts'

/**
 * Hidden behind the field, and whole again when the field is gone.
 * @requirement SRCH-01, SRCH-04
 */
export const menu = blockStyle({
  display: 'none',
  gridArea: '1 / 2',
  blockSize: '100%',
  clipPath: 'inset(-0.5rem)',
  transition: `clip-path ${searchDelay}ms ${vars.easing.slide}, visibility 0s`,
  selectors: {
    [`${header}${searching} &`]: {
      visibility: 'hidden',
      clipPath: `inset(-0.5rem calc(50% + 50% * ${direction}) -0.5rem calc(50% - 50% * ${direction}))`,
      transitionDelay: `0s, ${searchDelay}ms`,
    },
  },
  '@media': { [from.l]: { display: 'block' }, print: { display: 'none' } },
})

/** Close enough at 1200 px for six entries in the longest of the languages. */
export const items = blockStyle({ display: 'flex', gap: 'clamp(0.75rem, 6vw - 3.75rem, 2.25rem)', blockSize: '100%' })

const tab = hangingTab('&[aria-current]', '&:is(:hover, :focus-visible)')
export const item = blockStyle({
  ...tab,
  ...withinBar,
  marginInline: '-0.4rem',
  textWrap: 'balance',
  selectors: {
    '&[target]': { whiteSpace: 'nowrap' },
    ...tab.selectors,
    '&::before': { ...tab.selectors?.['&::before'], insetInline: '0.4rem' },
    ...barFocusRing,
    ...focusOnPicture,
  },
})
blockGlobal(`${item} > span`, { translate: halfLift, transition: liftTransition })
