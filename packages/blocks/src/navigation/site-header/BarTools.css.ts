import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { hangingTab } from '../../elements/styles/accent-tab.ts'
import { liftTransition, header, halfLift, focusOnPicture, barFocusRing, withinBar } from './SiteHeader.css.ts'
import { searching } from './states.ts'

export const tools = blockStyle({
  display: 'flex',
  gap: vars.space[1],
  '@media': {
    [below.l]: {
      // The list of languages is placed by it.
      position: 'relative',
      marginInlineStart: 'auto',
      blockSize: vars.barHeight,
      selectors: { [`${header}${searching} &`]: { visibility: 'hidden' } },
    },
    [from.l]: { gridArea: '1 / 3', gap: vars.space[4], blockSize: '100%' },
    print: { display: 'none' },
  },
})

const toolTab = hangingTab('details[open] > &', '&:is(:hover, :focus-visible)')
export const tool = blockStyle({
  ...toolTab,
  ...withinBar,
  justifyContent: 'center',
  gap: '0.4rem',
  minInlineSize: `min(${vars.target.control}, 14vw)`,
  cursor: 'pointer',
  selectors: {
    ...toolTab.selectors,
    ...barFocusRing,
    ...focusOnPicture,
  },
})
blockGlobal(`${tool} > *`, { translate: halfLift, transition: liftTransition })

export const opener = blockStyle({ selectors: { [`${header}${searching} &`]: { '@media': { [from.l]: { display: 'none' } } } } })
/** Beside its icon where there is room, and read out everywhere. */
export const toolText = blockStyle({
  '@media': {
    [below.l]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const burger = blockStyle({ '@media': { [from.l]: { display: 'none' } } })
