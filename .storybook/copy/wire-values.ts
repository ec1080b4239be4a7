/** Conversion of values that records and props write differently. */

/** The colour of a button by its variant, and the other way round. */
export const buttonColors = { primary: undefined, secondary: 'white', inverse: 'black' } as const
export const variants = { yellow: 'primary', white: 'secondary', black: 'inverse' } as const

/** A colour, `#1f3b2d`, as `rgb(31, 59, 45)`. */
export const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** A colour of a record, `rgb(31, 59, 45)`, as `#1f3b2d`. */
export const toHex = (cssRgb: string) =>
  `#${(cssRgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
