import { contrast, isHex } from './contrast.ts'

/** The colours of text on a colour that no theme knows; neither is one of a brand. */
export const ink = '#111111'
export const white = '#ffffff'
/** WCAG 2.2 AA, also for small text. */
const legible = 4.5
/** A texture may take up to a fifth of the ratio: from here on 4.5 is left. */
const legibleOnTexture = 5.6

export interface TextOn {
  /** Colour of the text. */
  color: string
  /** `false`: no text is legible on this colour, it has to stand beside it. */
  legible: boolean
  /** Whether it stays legible on the theme's texture. */
  texture: boolean
}

/**
 * Text on a colour from the CMS, `#rrggbb`: the wished colour if it is legible there, else ink or
 * white, whichever has the higher ratio. `undefined` for anything that is no colour.
 */
export function textOn(background: string | undefined, wish?: string): TextOn | undefined {
  if (!background || !isHex(background)) return undefined
  const ratio = (color: string) => contrast(color, background)
  const best = ratio(ink) >= ratio(white) ? ink : white
  const color = wish && isHex(wish) && ratio(wish) >= legible ? wish : best
  return { color, legible: ratio(color) >= legible, texture: ratio(color) >= legibleOnTexture }
}
