// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { four, none, searched, three } from './ComparePage.fixtures.ts'
import { ComparePage, type ComparePageProps } from './ComparePage.tsx'
import { comparedRows } from './rows.ts'

function draw(props: ComparePageProps) {
  document.body.innerHTML = renderToStaticMarkup(<ComparePage {...props} />)
  return document.body
}
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

it('puts facts with one label in one row, in the order of the products, and knows which are alike (CMP-02)', () => {
  const facts = (...labels: string[]) => labels.map((label) => ({ label, value: label === 'same' ? '1' : label }))
  const rows = comparedRows([facts('kind', 'price', 'same'), facts('kind', 'area', 'price', 'light', 'same')])
  expect(rows.map(({ label }) => label)).toEqual(['kind', 'area', 'price', 'light', 'same'])
  expect(rows[1]).toEqual({ label: 'area', values: [undefined, 'area'], differs: true })
  expect(rows[4]).toEqual({ label: 'same', values: ['1', '1'], differs: false })
})

it('is a table with headers of columns and of rows; a cell without a value says so (CMP-02)', () => {
  const page = draw(three)
  expect(texts(page.querySelectorAll('th[scope=col] a[href]:not([aria-label])'))).toEqual([
    'Ridge',
    'Plain',
    'Cloud over the long table',
  ])
  const row = [...page.querySelectorAll('tbody tr')].find((each) => each.textContent?.startsWith('Weighted'))!
  expect(row.querySelector('th')!.scope).toBe('row')
  expect(texts(row.querySelectorAll('td'))).toEqual(['0.90, class A', '0.55 (MH), class D', '–none given'])
  expect(row.matches('[data-alike]')).toBe(false)
  expect(texts(page.querySelectorAll('[data-alike] > th[scope=row]'))).toEqual([
    'Reaction to fire= (the same)',
    'Mounting= (the same)',
  ])
  // One product is like no other.
  expect(draw({ ...three, products: three.products.slice(0, 1) }).querySelector('[data-alike]')).toBeNull()
})

it('draws each octave, areas on a scale of their own, and says every value (CMP-02)', () => {
  const [ridge, plain, cloud] = draw(three).querySelectorAll('[data-part=compare-page-octaves]')
  expect([...ridge!.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual(
    [34, 62, 88, 97, 95, 92].map((share) => `${share}%`),
  )
  expect(cloud!.querySelectorAll('rect')[4]!.getAttribute('height')).toBe('90%')
  expect(ridge!.textContent).toContain('1,000\u00a0Hz: 0.97')
  // With the digits that reports have.
  expect(plain!.textContent).toContain('250\u00a0Hz: 0.20')
  expect(cloud!.textContent).toContain('250\u00a0Hz: 0.9')
})

it('says how many rows stay without those that are alike, and nothing where all differ (CMP-06)', () => {
  const page = draw(three)
  const [all, differing] = [page.querySelectorAll('tbody tr').length, page.querySelectorAll('tbody tr:not([data-alike])').length]
  expect(page.querySelector('label:has([type=checkbox])')!.textContent).toBe(`Only what differs: ${differing} of ${all} rows`)
  expect(all).toBeGreaterThan(differing)
  expect(
    draw({
      ...three,
      products: three.products.map((each, i) => ({ ...each, facts: [{ label: 'Kind', value: `${i}` }] })),
    }).querySelector('[type=checkbox]'),
  ).toBeNull()
})

it('takes out and adds by links and a form of the address (CMP-01)', () => {
  const page = draw(three)
  expect(page.querySelector('[aria-label="Remove Plain"]')!.getAttribute('href')).toBe('#without-Plain')
  const form = page.querySelector('form')!
  form.querySelector('select')!.value = 'arch'
  expect([...new FormData(form)]).toEqual([
    ['products', 'ridge,plain,cloud'],
    ['products', 'arch'],
  ])
  expect(draw(four).querySelector('form')).toBeNull()
  const field = draw(searched).querySelector('form')!
  field.querySelector<HTMLInputElement>('input[type=search]')!.value = 'arch'
  expect([...new FormData(field)]).toEqual([
    ['products', 'ridge,plain,cloud'],
    ['search', 'arch'],
  ])
})

it('says kindly what is no product and what does not fit, and what to do where there is nothing (CMP-03)', () => {
  expect(texts(draw(four).querySelectorAll('[data-part=compare-page-note]'))).toEqual([
    'There is no product called “nothing”.',
    'Only 4 fit side by side: Wave and Loop are not shown.',
  ])
  const empty = draw(none)
  expect(empty.querySelector('table')).toBeNull()
  expect(empty.textContent).toContain('Nothing to compare yet')
  expect(empty.textContent).toContain('Choose the first one here')
  expect(draw(four).textContent).toContain('No more than 4 fit side by side.')
  expect(draw(three).textContent).not.toContain('No more than')
  expect(empty.querySelector('a[href="#all"]')).not.toBeNull()
})

it('invites where there is nothing yet: comparisons to begin with, and a first product (CMP-07)', () => {
  const empty = draw(none)
  const links = [...empty.querySelectorAll<HTMLAnchorElement>('[data-part=compare-page-choose]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Compare Ridge and Plain', '#walls'],
    ['Compare Cloud, Sail, and Hoop', '#ceilings'],
  ])
  expect(empty.querySelector('form')!.textContent).toContain('First product')
  expect(empty.querySelector('form')!.textContent).not.toContain('Another product')
  expect(draw({ ...none, suggestions: undefined }).querySelector('[data-part=compare-page-choices]')).toBeNull()
  expect(draw({ ...three, suggestions: none.suggestions }).querySelector('[data-part=compare-page-choices]')).toBeNull()
})
