import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { grids } from './ImageGrid.css.ts'
import { ImageGrid } from './ImageGrid.tsx'
import { maxImages } from './limits.ts'

const images = ['a', 'b', 'c', 'd'].map((name) => ({
  image: { src: `/${name}.webp`, alt: name, width: 900, height: 1080 },
  caption: `Picture ${name}`,
}))
const html = (count: number, columns?: number) =>
  renderToStaticMarkup(<ImageGrid images={images.slice(0, count)} columns={columns} />)

it('shows three pictures and no fourth (BLK-image_grid-01)', () => {
  expect(maxImages).toBe(3)
  expect(html(4).match(/<img/g)).toHaveLength(3)
  expect(html(4)).not.toContain('Picture d')
})

it('has as many columns as it is told, else as pictures (BLK-image_grid-02)', () => {
  expect(html(2)).toContain(grids[1]!)
  expect(html(2, 3)).toContain(grids[2]!)
  for (const columns of [0, 4, NaN]) expect(html(2, columns)).toContain(grids[1]!)
})

it('renders nothing without pictures', () => {
  expect(html(0)).toBe('')
})
