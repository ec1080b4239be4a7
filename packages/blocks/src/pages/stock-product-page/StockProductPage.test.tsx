// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StockProductPage, type StockProductPageProps } from './StockProductPage.tsx'

function draw(props: Partial<StockProductPageProps>) {
  document.body.innerHTML = renderToStaticMarkup(<StockProductPage model="Dome" {...props} />)
  return document.body
}
const picture = (src: string) => ({
  image: { src, alt: src, width: 8, height: 6 },
  thumbnail: { src, alt: src, width: 1, height: 1 },
})
const quote = { href: '/quote', values: { product: 'Dome M & L', quantity: '1' }, combinationKey: 'finish' }

it('has thumbnails only for more than one picture (R2G-05)', () => {
  expect(draw({ pictures: [picture('/a')] }).querySelectorAll('a')).toHaveLength(0)
  const links = [...draw({ pictures: [picture('/a'), picture('/b')] }).querySelectorAll('a')]
  expect(links.map(({ hash }) => document.querySelector(hash)?.querySelector('img')?.alt)).toEqual(['/a', '/b'])
})

it('shows model and description, and leads to the family (R2G-07, R2G-15)', () => {
  const page = draw({ descriptionHtml: '<p>Three <em>colours</em></p>', family: { name: 'Dome', href: '/dome' } })
  expect(page.querySelector('h1')?.textContent).toBe('Dome')
  expect(page.querySelector('em')?.textContent).toBe('colours')
  expect(page.querySelector('a[href="/dome"]')?.textContent).toBe('More About Dome')
})

it('says what it costs and what else is known in figures, and nothing without (R2G-25)', () => {
  const page = draw({ facts: [{ name: 'Price', value: '€620 per piece' }] })
  expect([...page.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(['Price', '€620 per piece'])
  expect(draw({}).querySelector('dl')).toBeNull()
})

it('a finish is its picture, its colour or neutral, with the places that it is for (R2G-08 to R2G-10)', () => {
  const finishes = [
    { name: 'Wood', image: picture('/wood').image, color: '#ffffff', interior: true },
    { name: 'Red', color: '#ff0000', exterior: true, interior: true },
    { name: 'Plain' },
  ] as const
  const items = [...draw({ finishes }).querySelectorAll('li')]
  expect(items.map((item) => item.querySelector('img')?.alt)).toEqual(['/wood', undefined, undefined])
  expect(items.map((item) => item.querySelector<HTMLElement>('[data-part=finishes-swatch]')!.style.backgroundColor)).toEqual([
    '',
    'rgb(255, 0, 0)',
    '',
  ])
  expect(items.map(({ textContent }) => textContent)).toEqual(['WoodInterior', 'RedExterior, Interior', 'Plain'])
})

it('filters finishes only of more than one type (R2G-12)', () => {
  const radios = (...types: (string | undefined)[]) =>
    draw({ finishes: types.map((type, i) => ({ name: `${i}`, type })) }).querySelectorAll('input').length
  expect(radios()).toBe(0)
  expect(radios('Wool', 'Wool', undefined)).toBe(0)
  expect(radios('Wool', 'Wood', 'Wool')).toBe(3)
})

it('asks for a price by a link, or by a form that names the combinations (R2G-14, R2G-19 to R2G-21)', () => {
  const withoutCombinations = draw({ quote: { ...quote, combinations: [] } })
  expect(withoutCombinations.querySelector('form')).toBeNull()
  expect(withoutCombinations.querySelector('a')?.getAttribute('href')).toBe('/quote?product=Dome+M+%26+L&quantity=1')
  const choice = draw({ quote: { ...quote, combinations: ['Red'] } })
  const form = choice.querySelector<HTMLFormElement>('form[action="/quote"]')!
  expect(form.textContent).toContain('This product is available in 1 finish combination.')
  expect(form.checkValidity()).toBe(false)
  form.querySelector('select')!.value = 'Red'
  expect(form.checkValidity()).toBe(true)
  expect([...new FormData(form)]).toEqual([...Object.entries(quote.values), ['finish', 'Red']])
})

it('shows other products only where there are some (R2G-16)', () => {
  expect(draw({ related: [] }).querySelector('h2')).toBeNull()
  expect(draw({ related: [{ id: 'a', title: 'A', href: '/a' }] }).querySelector('h3 > a')?.textContent).toBe('A')
})
