import { contracts, shapes } from '@brand/blocks/contracts'
import { expect, it } from 'vitest'
import { allowedSizes, imagesIn, sizeName } from './image-sizes.ts'

const sizes = allowedSizes(Object.values(contracts))
const listWidths = (shape: keyof typeof shapes) =>
  imagesIn(Object.values(shapes[shape])).map(({ ratio, widths }) => [ratio, widths])

it('pictures of designers and models are 350 and 700 px wide (BLK-designer_carousel-02, BLK-model_list-03)', () => {
  for (const shape of ['designer', 'model'] as const) expect(listWidths(shape)).toEqual([['1:1', [350, 700]]])
  for (const size of [350, 700]) expect(sizes).toContain(sizeName(size, size))
})

it('swatches of finishes are 80 px high, thumbnails of search 100 (R2G-11, SRCH-10)', () => {
  expect(listWidths('finish')).toEqual([['1:1', expect.arrayContaining([80, 160])]])
  for (const size of [sizeName(80, 80), sizeName(240, 80), sizeName(480, 160), sizeName(undefined, 100)])
    expect(sizes).toContain(size)
})
