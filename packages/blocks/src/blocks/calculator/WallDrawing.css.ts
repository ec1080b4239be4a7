import { blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { pinned } from './pinned.ts'

export const drawing = blockStyle({
  display: 'block',
  inlineSize: '100%',
  // The room of the drawing stays the same, whatever the wall.
  aspectRatio: '360 / 200',
  vars: { '--b-drawing-text': '0.8125rem' },
  '@media': {
    [pinned]: { aspectRatio: 'auto', blockSize: 'min(56vw, 30svh)' },
    [from.m]: { vars: { '--b-drawing-text': '0.6875rem' } },
    [from.l]: { vars: { '--b-drawing-text': '0.40625rem' } },
  },
})

export const stripFill = blockStyle({ fill: vars.color.surfaceStrong })
const ink = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
export const hatch = blockStyle({ ...ink, vectorEffect: 'none', stroke: vars.color.borderControl })
export const offcut = blockStyle({ stroke: 'currentColor', strokeDasharray: '4 3', vectorEffect: 'non-scaling-stroke' })
export const seam = blockStyle({ ...ink, stroke: vars.color.surfaceMuted, strokeWidth: 2 })
export const line = blockStyle(ink)
export const floor = blockStyle({ ...ink, strokeWidth: 4 })
export const person = blockStyle({ fill: 'currentColor' })
const words = {
  fill: 'currentColor',
  fontSize: 'var(--b-drawing-text)',
  ...label,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
} as const
export const measure = blockStyle({
  ...words,
  selectors: { '&[data-start]': { textAnchor: 'start', dominantBaseline: 'central' } },
})
/** Numbers stand on the colour of the page: a finish may have any. */
export const plate = blockStyle({
  fill: vars.color.surfaceMuted,
  // Text takes the colours of the system, shapes do not.
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
})
export const count = blockStyle({ ...words, fontSize: '0.5rem', dominantBaseline: 'central' })
