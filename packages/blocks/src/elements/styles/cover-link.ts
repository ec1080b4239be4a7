import { blockGlobal } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

const focusRing = `${vars.border.focus} solid ${vars.color.focus}`

/** Styles of a link that covers the card around it, which is then the place to press, and shows the focus within its edge. */
export const coverLink = {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: focusRing, outlineOffset: `calc(-2 * ${vars.border.focus})` },
  },
} as const

/** Gives the fitted text of such a link its box: within the link, since one around it would hold what covers the card too. */
export const fittedIn = (link: string) => blockGlobal(`${link} > span`, { display: 'block' })
