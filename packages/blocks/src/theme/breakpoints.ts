/**
 * Smallest width of each layout, in CSS pixels at the usual text size of 16 px: xs below `s`, s, m, l.
 * @requirement OR-17
 */
export const breakpoints = { s: 480, m: 768, l: 1200 } as const

/** In em, which a media condition takes from the browser's text size: with larger text a layout needs a wider screen. */
const minWidth = (width: number) => `(min-width: ${width / 16}em)`

/** Media conditions from a breakpoint upwards, for styles, `sizes` and `matchMedia`; a custom property cannot be used in one. */
export const from = { s: minWidth(breakpoints.s), m: minWidth(breakpoints.m), l: minWidth(breakpoints.l) } as const

/**
 * Conditions of a container, for blocks that a page may put into a narrow place. Each is as wide as a page of that breakpoint is between
 * usual margins. They are in rem, which grows with the browser's text size too.
 */
export const within = { s: '(min-width: 27rem)', m: '(min-width: 42rem)', l: '(min-width: 68rem)' } as const
