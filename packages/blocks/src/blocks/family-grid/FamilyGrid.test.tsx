import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lines } from '../../product-grid/ProductGrid.css.ts'
import { products } from '../../product-grid/ProductGrid.fixtures.ts'
import { FamilyGrid } from './FamilyGrid.tsx'

it('shows its families as cards, in the pattern without landscape cards (BLK-family_grid-01, RT-33)', () => {
  const html = renderToStaticMarkup(<FamilyGrid title="Quiet" families={products(9, 1)} id="quiet" />)
  expect(html).toMatch(/<div id="quiet"[^>]*><div[^>]*><h2/)
  expect(html.match(/<h3/g)).toHaveLength(10)
  expect(html.match(/data-kind="\w+"/g)).toEqual(['data-kind="hero"', ...Array.from({ length: 9 }, () => 'data-kind="normal"')])
})

it('names of products move up without a title, and without products it renders nothing (BLK-family_grid-01)', () => {
  expect(renderToStaticMarkup(<FamilyGrid families={products(1)} />)).toContain('<h2')
  expect(renderToStaticMarkup(<FamilyGrid title="Quiet" families={[]} />)).toBe('')
})

it('has rows of four where none of its products is large, and the way to all of them (BLK-family_grid-01)', () => {
  const action = { label: 'All seats', href: '/seats', variant: 'secondary' } as const
  const html = renderToStaticMarkup(<FamilyGrid title="Quiet" families={products(5)} action={action} />)
  const [ones] = lines
  expect(ones!.map((line) => html.split(line).length - 1)).toEqual([0, 4, 1, 0, 0, 0, 0, 0, 0, 0])
  expect(html).toMatch(/<\/h2><a[^>]* href="\/seats"[^>]*>All seats/)
})
