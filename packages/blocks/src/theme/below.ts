import { from } from './breakpoints.ts'

/** Media conditions below a breakpoint. */
export const below = { s: `not all and ${from.s}`, m: `not all and ${from.m}`, l: `not all and ${from.l}` } as const
