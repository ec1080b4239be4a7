import { createVar } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'

/** Lengths that are registered have a computed value, of which every browser can take the quotient. */
const length = { syntax: '<length>', inherits: true, initialValue: '0px' } as const
const room = createVar(length)
const em = createVar(length)
/** Each further percent makes narrow letters wider by this part; no usual typeface gains more. */
const widening = 0.015
/** Widest letters for which the longest part leaves room. */
export const maxStretch = createVar()

/** No title is set smaller than running text to fit. */
const minFontSize = vars.size.body

/**
 * Room that the longest part needs with the narrowest letters, in em: the component knows its letters, the theme their width.
 * If a policy refuses the attribute, the room is zero and the title has its full size.
 */
const minRoom = `(var(--b-longest-part, 0) * ${vars.titleFit.letter})`

export const fit = elementStyle({
  display: 'block',
  // A word that does not fit then breaks.
  fontSize: `min(1em, max(${minFontSize}, 100cqi / ${minRoom}))`,
  // Inherited, it would be that of the full size.
  letterSpacing: 'var(--b-tracking)',
  vars: {
    [room]: '100cqi',
    [em]: '1em',
    [maxStretch]: `max(${vars.titleFit.narrowest}, ${vars.titleFit.narrowest} + (tan(atan2(${room}, ${em})) / ${minRoom} - 1) / ${widening} * 1%)`,
  },
})
elementGlobal(`:has(> ${fit})`, { containerType: 'inline-size', inlineSize: '100%' })

export const heading = elementStyle({ fontStretch: `min(${maxStretch}, ${vars.type.heading.width})` })

/** Accents over capitals stand higher than any other letter. */
export const roomForAccents = elementStyle({ lineHeight: 1.1 })
