import { createVar } from '@vanilla-extract/css'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { within } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const pictureColumns = createVar()
const textColumns = createVar()

/** Picture, caption, text, one under the other; where there is room the text stands beside the picture, on its bottom edge. */
export const imageText = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[3],
  '@container': {
    [within.m]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.grid.gutter },
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
const atEnd = '[data-side="end"] &'
const end = { gridColumn: `span ${pictureColumns} / -1` }

export const picture = blockStyle({
  '@container': { [within.m]: { gridRow: 1, ...start } },
  selectors: { [atEnd]: { '@container': { [within.m]: end } } },
})

export const caption = blockStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
  '@container': { [within.m]: { gridRow: 2, ...start } },
  selectors: { [atEnd]: { '@container': { [within.m]: end } } },
})

export const text = blockStyle({
  marginBlockStart: vars.space[4],
  '@container': { [within.m]: { gridRow: 1, alignSelf: 'end', margin: 0, gridColumn: `span ${textColumns} / -1` } },
  selectors: { [atEnd]: { '@container': { [within.m]: { gridColumn: `1 / span ${textColumns}` } } } },
})

/** A column of a third is too narrow for large headings. */
blockGlobal(`${split['8-4']} h2`, { '@container': { [within.m]: { fontSize: vars.size[4] } } })
