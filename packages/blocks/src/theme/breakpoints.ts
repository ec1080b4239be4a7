/**
 * Smallest width of each layout, in CSS pixels at the usual text size of 16 px: xs below `s`, s, m, l.
 * @requirement OR-17
 */
export const breakpoints = { s: 480, m: 768, l: 1200 } as const

/**
 * Media conditions from a breakpoint upwards, for styles, `sizes` and `matchMedia`; a custom property cannot be used in one. They are
 * in em, which comes from the browser's text size: with larger text a layout needs a wider screen.
 */
export const from = { s: '(min-width: 30em)', m: '(min-width: 48em)', l: '(min-width: 75em)' } as const

/**
 * Conditions of a container, for blocks that a page may put into a narrow place. Each is as wide as a page of that breakpoint is between
 * usual margins. They are in rem, which grows with the browser's text size too.
 */
export const within = { s: '(min-width: 27rem)', m: '(min-width: 42rem)', l: '(min-width: 68rem)' } as const
