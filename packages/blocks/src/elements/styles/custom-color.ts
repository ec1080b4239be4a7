import type { CSSProperties } from 'react'
import { contrast, isHex, over } from '../../theme/contrast.ts'
import { ink, textOn, white } from '../../theme/text-on.ts'

/** The colours of text that a record can wish for, and what a field is mixed with so that they are legible on it. */
const wishes = { dark: { text: ink, field: white }, light: { text: white, field: '#000000' } }

/** WCAG 2.2 AA of small text, and the ratio from which a slightly other field is enough for it: AA of large text. */
const [legible, withinReach] = [4.5, 3]

/** The field for a wished text: a little darker or lighter where that is enough to make it legible, else as it is. */
function fieldFor(color: string, { text, field }: (typeof wishes)['dark']): string {
  if (contrast(text, color) < withinReach) return color
  const steps = Array.from({ length: 20 }, (_, i) => over(field, color, i / 20))
  return steps.find((step) => contrast(text, step) >= legible) ?? color
}

/**
 * A record's own colour with the text on it. The text has the wished colour where that is legible, for which the own colour may
 * become a little darker or lighter. Else it has the better of the two. `legible`: text may stand on it; `texture`: also on the
 * theme's texture. `undefined` without a colour.
 * @requirement ART-15, GUIDE-04
 */
export function toCustomColor(color: string | undefined, textTone?: 'dark' | 'light') {
  const wish = textTone && wishes[textTone]
  const field = wish && color && isHex(color) ? fieldFor(color, wish) : color
  const on = textOn(field, wish?.text)
  return on && { ...on, style: { '--b-field': field, '--b-on-field': on.color } as CSSProperties }
}
