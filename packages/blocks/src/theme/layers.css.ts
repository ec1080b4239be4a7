import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, in this order at the head of every published stylesheet. Unlayered styles of an app win over all of them. */
export const theme = globalLayer('theme')
export const reset = globalLayer('reset')
export const elements = globalLayer('elements')
export const blocks = globalLayer('blocks')
