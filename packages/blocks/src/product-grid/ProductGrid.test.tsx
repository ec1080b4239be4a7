// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductCard } from './ProductCard.tsx'
import { products } from './ProductGrid.fixtures.ts'
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx'

const image = (name: string) => ({ src: `/${name}.webp`, alt: name, width: 326, height: 280 })
const product = { id: 'a', title: 'A', href: '/a', image: image('plain') }

function draw(props: ProductGridProps) {
  const root = document.createElement('main')
  root.innerHTML = renderToStaticMarkup(<ProductGrid {...props} />)
  return root
}
const kinds = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind'])

it('a card shows picture and name, and links to the product (TYPO-08)', () => {
  const html = renderToStaticMarkup(<ProductCard product={product} headingLevel={3} />)
  expect(html).toMatch(/<img[^>]* src="\/plain\.webp"[^>]* alt="plain"/)
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/a"[^>]*>A<\/a><\/h3>/)
})

it.each([
  ['normal', 'plain'],
  ['hero', 'large'],
  ['landscape', 'wide'],
] as const)('a %s card shows the picture %s, or else the normal one, or a placeholder (TYPO-09, FAM-06)', (variant, name) => {
  const own = { ...product, largeImage: image('large'), landscapeImage: image('wide') }
  const html = (shown: typeof product | typeof own) =>
    renderToStaticMarkup(<ProductCard product={shown} variant={variant} headingLevel={2} messages={{ noPicture: 'Later' }} />)
  expect(html(own)).toContain(`src="/${name}.webp"`)
  expect(html(product)).toContain('src="/plain.webp"')
  const { image: _, ...bare } = product
  expect(html(bare as typeof product)).toMatch(/<p[^>]*>Later<\/p>/)
})

it('a card says under its name what the product is, does and costs, each where it is known (GRID-20)', () => {
  const words = (shown: typeof product) => {
    const root = document.createElement('div')
    root.innerHTML = renderToStaticMarkup(<ProductCard product={shown} headingLevel={2} />)
    return [...root.querySelectorAll('p, li')].map(({ textContent }) => textContent)
  }
  const details = { kind: 'Pendant lamp', notes: ['Absorption class A', 'from €690 per piece'] }
  expect(words({ ...product, ...details })).toEqual(['Pendant lamp', ...details.notes])
  expect(words(product)).toEqual([])
})

it('a card names its picture by the id of its product, in letters that CSS allows (GEN-27)', () => {
  const html = renderToStaticMarkup(<ProductCard product={{ ...product, id: 'a.b/c' }} headingLevel={2} />)
  expect(html).toContain('style="--b-picture-name:picture-a-b-c"')
})

it('a card in another language says so', () => {
  expect(renderToStaticMarkup(<ProductCard product={{ ...product, lang: 'en' }} headingLevel={2} />)).toContain('lang="en"')
})

it('a grid is one list of all products in the rows of its pattern; the large ones are its heroes (GRID-01, RT-33)', () => {
  const given = products(5, 1)
  const root = draw({ products: given.toReversed(), pattern: 'pattern2' })
  expect(root.querySelectorAll('[data-part="product-grid"]')).toHaveLength(1)
  expect(kinds(root)).toEqual(['hero', 'landscape', 'normal', 'normal', 'normal', 'normal'])
  expect(kinds(draw({ products: given }))).toEqual(['hero', 'normal', 'normal', 'normal', 'normal', 'normal'])
  expect([...root.querySelectorAll('a')].map(({ hash }) => hash).toSorted()).toEqual(given.map(({ href }) => href).toSorted())
})

it('only the first picture loads at once (IMG-05)', () => {
  const eager = draw({ products: products(11, 1), priority: true }).querySelectorAll('img[loading=eager]')
  expect(eager).toHaveLength(1)
})

it('renders nothing without products', () => {
  expect(draw({ products: [] }).innerHTML).toBe('')
})
