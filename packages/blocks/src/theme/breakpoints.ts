/** Smallest width of each layout, in CSS pixels (OR-17): xs below `s`, s, m, l. */
export const breakpoints = { s: 480, m: 768, l: 1200 } as const

/** Media conditions from a breakpoint upwards; a custom property cannot be used in one. */
export const from = {
  s: `(min-width: ${breakpoints.s}px)`,
  m: `(min-width: ${breakpoints.m}px)`,
  l: `(min-width: ${breakpoints.l}px)`,
} as const
