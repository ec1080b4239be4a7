import { createVar } from '@vanilla-extract/css'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const pictureColumns = createVar()
const textColumns = createVar()

/** Picture, caption, text, one under the other; from m the text stands beside the picture, on its bottom edge. */
export const imageText = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[3],
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.grid.gutter },
  },
})

export const split = {
  '6-6': blockStyle({ vars: { [pictureColumns]: '6', [textColumns]: '6' } }),
  '8-4': blockStyle({ vars: { [pictureColumns]: '8', [textColumns]: '4' } }),
  '4-8': blockStyle({ vars: { [pictureColumns]: '4', [textColumns]: '8' } }),
}

/** Not a box, so that its picture and its caption are rows of the block. */
export const figure = blockStyle({ display: 'contents' })

const start = { gridColumn: `1 / span ${pictureColumns}` }
const end = { gridColumn: `span ${pictureColumns} / -1` }

export const picture = blockStyle({
  '@media': { [from.m]: { gridRow: 1, ...start } },
  selectors: { '[data-side="end"] &': { '@media': { [from.m]: end } } },
})

export const caption = blockStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
  '@media': { [from.m]: { gridRow: 2, ...start } },
  selectors: { '[data-side="end"] &': { '@media': { [from.m]: end } } },
})

export const text = blockStyle({
  marginBlockStart: vars.space[4],
  '@media': { [from.m]: { gridRow: 1, alignSelf: 'end', margin: 0, gridColumn: `span ${textColumns} / -1` } },
  selectors: { '[data-side="end"] &': { '@media': { [from.m]: { gridColumn: `1 / span ${textColumns}` } } } },
})

/** A column of a third is too narrow for large headings. */
blockGlobal(`${split['8-4']} h2`, { '@media': { [from.m]: { fontSize: vars.size[4] } } })
