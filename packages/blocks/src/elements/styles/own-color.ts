import type { CSSProperties } from 'react'
import { textOn } from '../../theme/text-on.ts'

/** The colours of text that a record can wish for. */
const wishes = { dark: '#11130f', light: '#ffffff' }

/**
 * A record's own colour with the text on it: the wished one where it is legible, else the better one. `legible`: text may stand
 * on it; `texture`: also on the theme's texture. `undefined` without a colour.
 * @requirement ART-15, GUIDE-04
 */
export function ownColor(color: string | undefined, modifier?: 'dark' | 'light') {
  const on = textOn(color, modifier && wishes[modifier])
  return on && { ...on, style: { '--b-field': color, '--b-on-field': on.color } as CSSProperties }
}
