// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { all, filtered } from './ProductsPage.fixtures.ts'
import { ProductsPage, type ProductsPageProps } from './ProductsPage.tsx'

function draw(props: ProductsPageProps) {
  const root = document.createElement('main')
  root.innerHTML = renderToStaticMarkup(<ProductsPage {...props} />)
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="products-page-${name}"]`)
  const link = (name: RegExp) => [...root.querySelectorAll('a')].find(({ textContent }) => name.test(textContent!))
  return { root, part, link }
}

it('has a filter of typologies and issues with counts, a search and the grid (TYPO-01, TYPO-03, TYPO-04, TYPO-12, TYPO-16)', () => {
  const { root, link } = draw(all)
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Types',
    'Issues',
    'Absorption class',
    'Depth',
    'Price',
    'Products',
  ])
  expect(link(/^Wall panels 11$/)?.getAttribute('href')).toBe('#2-11')
  expect(root.querySelector('form')!.getAttribute('action')).toBe('#products')
  expect(root.querySelector('input')!.name).toBe('search')
  expect(root.querySelectorAll('[data-part="product-card"]')).toHaveLength(12)
  expect(root.querySelector('output')!.textContent).toBe('12 products')
})

it('what is chosen is marked and stands as links that take it away; the form keeps the other filters (TYPO-05)', () => {
  const { root, link } = draw(filtered)
  expect(link(/^Wall panels 11$/)?.getAttribute('aria-current')).toBe('true')
  const pills = [...root.querySelectorAll('[data-part="products-page-pill"]')]
  expect(pills.map((pill) => [pill.getAttribute('aria-label'), pill.getAttribute('href')])).toEqual([
    ['Remove filter: Wall panels', '#issues'],
    ['Remove filter: Reverberation', '#types'],
    ['Remove filter: “rib”', '#walls'],
  ])
  expect(Object.fromEntries(new FormData(root.querySelector('form')!))).toEqual({ search: 'rib', issue: 'reverberation' })
})

it('figures are links below typologies and issues, and count as chosen; one without values is left out (TYPO-16)', () => {
  const { root, link } = draw({
    ...all,
    figures: [
      { title: 'Class', entries: [{ id: 'a', title: 'Class A', count: 3, href: '#a', current: true }] },
      { title: 'Depth', entries: [] },
    ],
  })
  expect(link(/^Class A 3$/)!.getAttribute('aria-current')).toBe('true')
  expect(root.querySelector('[data-part="product-filter-chosen"]')!.textContent).toBe('1 selected')
  expect([...root.querySelectorAll('[data-part="product-filter-figures"] h2')].map(({ textContent }) => textContent)).toEqual([
    'Class',
  ])
})

it('choices of filters are not for crawlers, pages of their own are (TYPO-17)', () => {
  const entry = (id: string, reloadsPage?: boolean) => ({ id, title: id, count: 1, href: `#${id}`, current: false, reloadsPage })
  const { link } = draw({ ...all, types: [entry('walls', true), entry('lamps')] })
  expect([link(/^walls/)!.rel, link(/^lamps/)!.rel]).toEqual(['', 'nofollow'])
})

it('a filter with which nothing is left leads nowhere', () => {
  const { link, root } = draw(filtered)
  expect(link(/^Speech privacy/)).toBeUndefined()
  expect(root.textContent).toContain('Speech privacy')
})

it('shows title, intro, picture and colour of a list, each only when filled (TYPO-14)', () => {
  const { root, part } = draw(filtered)
  expect(root.querySelector('h1')!.textContent).toBe('Wall panels')
  expect(part('intro')!.textContent).toMatch(/^Two bare walls/)
  expect(part('head')!.getAttribute('style')).toContain('--b-field:#8a9845')
  expect(part('media')!.querySelector('img')!.alt).toBe('Layers')
  const { part: bare } = draw({ ...filtered, intro: undefined, image: undefined, color: undefined })
  expect([bare('intro'), bare('media'), bare('head')!.getAttribute('style')]).toEqual([null, null, null])
})

it('a long grid leads to its next page, and to all of them; one without a product left to all products', () => {
  const { part } = draw(filtered)
  expect(part('more')!.querySelector('a')!.getAttribute('href')).toBe('#page-2')
  expect(part('results')!.querySelectorAll('nav a').length).toBeGreaterThan(2)
  const chosen = [{ id: 'type', label: 'Lamps', href: '#without' }]
  const { root, part: none } = draw({ ...all, products: [], chosen })
  expect(none('sentence')!.textContent).toBe('There is no such product yet')
  expect(none('empty')!.querySelector('a')!.getAttribute('href')).toBe('#products')
  expect(root.querySelector('output')!.textContent).toBe('0 products')
})

it('proposes the nearest products where none is left, and only there (TYPO-18)', () => {
  const two = all.products.slice(0, 2)
  const nearest = (given: Partial<ProductsPageProps>) => draw({ ...all, nearest: two, ...given }).part('nearest')
  expect(nearest({ products: [], keyword: 'x' })!.querySelectorAll('[data-part="product-card"]')).toHaveLength(2)
  expect(nearest({ products: [], keyword: 'x' })!.querySelector('h3')!.textContent).toBe('These come closest')
  expect([nearest({ keyword: 'x' }), nearest({ products: [], nearest: [] })]).toEqual([null, null])
})

it('offers to remove filters only where there are some: a catalogue may be empty (TYPO-06)', () => {
  const { part } = draw({ ...all, products: [], chosen: [], keyword: '' })
  expect([part('sentence')!.textContent, part('empty')!.querySelector('a')]).toEqual(['There are no products yet', null])
  const { part: searched } = draw({ ...all, products: [], chosen: [], keyword: 'lamp' })
  expect(searched('empty')!.querySelector('a')).not.toBeNull()
})

it('without filters it is a title with the page above it, a search and the grid (R2G-01, R2G-02, R2G-04)', () => {
  const parent = { label: 'Acoustic solutions', href: '/acoustic-solutions' }
  const { root, part } = draw({ ...all, types: [], issues: [], figures: [], parent, keyword: 'rib' })
  expect(part('parent')!.textContent).toBe('Acoustic solutions')
  expect(part('clear')!.getAttribute('href')).toBe('#products')
  expect(root.querySelector('[data-part="product-filter"]')).toBeNull()
})

it('products are chosen to compare by a form that keeps the list, up to four; without one there is nothing to choose (CMP-01)', () => {
  const [first, second, third] = all.products
  const compare = {
    listHref: '/walls',
    values: { issue: 'echo', products: 'one,two' },
    keys: { [first!.id]: 'one', [second!.id]: 'two', [third!.id]: 'three' },
    chosen: [
      { key: 'one', name: 'One' },
      { key: 'two', name: 'Two' },
    ],
    max: 2,
    href: '/compare?products=one,two',
  }
  const { root, link } = draw({ ...all, compare })
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('li button[form]')]
  // A large tile may stand before others.
  expect(buttons.map(({ value, ariaPressed, disabled }) => [value, ariaPressed, disabled]).toSorted()).toEqual([
    ['one', 'true', false],
    ['three', 'false', true],
    ['two', 'true', false],
  ])
  const form = root.querySelector<HTMLFormElement>('#compare')!
  expect([form.getAttribute('action'), ...new FormData(form)]).toEqual(['/walls', ['issue', 'echo'], ['products', 'one,two']])
  expect(form.querySelector('button')!.getAttribute('aria-label')).toBe('Do not compare One')
  expect(link(/^Compare 2$/)!.getAttribute('href')).toBe('/compare?products=one,two')
  expect(draw({ ...all, compare: { ...compare, chosen: [] } }).link(/^Compare/)).toBeUndefined()
  expect(draw(all).root.querySelector('button[form]')).toBeNull()
})

it('ends with the way on for those who have not found it, on the last page of the grid only', () => {
  const help = { title: 'Not found?', text: 'Ask us.', href: '/ask' }
  const { root } = draw({ ...all, helpLink: help })
  const end = root.querySelector('[data-part="product-grid-list"] > li:last-child')!
  expect(end.querySelector('a')!.getAttribute('href')).toBe('/ask')
  expect(end.textContent).toBe('Not found?Ask us.')
  const pages = { page: 1, pages: 2, href: '/?page={page}', firstHref: '/' }
  expect(draw({ ...all, helpLink: help, pages }).root.textContent).not.toContain('Not found?')
  expect(draw({ ...all, helpLink: help, products: [] }).root.textContent).not.toContain('Not found?')
})

it('says that no product has all words of the keyword, and that these come closest (OR-22, TYPO-03)', () => {
  const { root } = draw({ ...all, keyword: 'panel class z', partial: true })
  expect(root.querySelector('output')!.textContent).toBe('No product has all these words. 12 products come closest')
})
