// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import type { SubNavigationValue } from '../../contract/values.ts'
import de from '../../i18n/messages/de.ts'
import { fixtures } from './DetailHeader.fixtures.ts'
import { DetailHeader, type DetailHeaderProps } from './DetailHeader.tsx'

beforeEach(() => document.body.replaceChildren())

function render(props: DetailHeaderProps) {
  document.body.innerHTML = renderToStaticMarkup(<DetailHeader {...props} />)
  return document.body
}
/** Text and address of each row, of those inside the configurator too. */
const rows = (navigation: SubNavigationValue, messages?: DetailHeaderProps['messages']) =>
  Array.from(render({ title: 'A', navigation, messages }).querySelectorAll('summary, nav a'), (row) =>
    [row.textContent, row.getAttribute('href')].join(' '),
  )

it('shows label, title, text and picture (BLK-detail_header-01, BLK-detail_header-04)', () => {
  const page = render(fixtures.designer.en)
  expect(page.querySelector('h1')?.textContent).toBe('Naomi Adeyemi')
  expect(page.querySelector('[data-part=detail-header-label]')?.textContent).toBe('Designer')
  expect(page.querySelector('[data-part=detail-header-lead]')?.textContent).toBe(fixtures.designer.en.text)
  expect(page.querySelector('img')?.alt).toBe(fixtures.designer.en.image.alt)
})

it('has a sub-navigation only when one is given (BLK-detail_header-02)', () => {
  for (const navigation of [undefined, {}, { downloads: [] }, { products: { count: 0, href: '#p' } }, { configurator: {} }])
    expect(render({ title: 'A', navigation }).querySelector('nav')).toBeNull()
})

it('lists in order the models, the configurator, prices and the shop, then the files by type (BLK-detail_header-05, BLK-detail_header-07 to 09, BLK-detail_header-11, BLK-detail_header-19)', () => {
  expect(rows(fixtures.complete.en.navigation)).toEqual([
    'Models #models',
    'Configurator ',
    'About the configurator #configurator',
    'Metric configurator (opens in a new tab) #metric',
    'Imperial configurator (opens in a new tab) #imperial',
    'Revit download #revit',
    'Compare with others #compare',
    'Price list #price-list',
    'Quick ship (opens in a new tab) #quick-ship',
    'Specifications5 files #specifications',
    'Manuals3 files #manuals',
    'Certificates1 file #certificates',
    'Photometric data5 files #photometric-data',
  ])
})

it('names its two kinds of rows, and not a single one (BLK-detail_header-19)', () => {
  const titles = (navigation: SubNavigationValue) =>
    Array.from(
      render({ title: 'A', navigation }).querySelectorAll('nav ul[aria-labelledby]'),
      (list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
    )
  expect(titles(fixtures.complete.en.navigation)).toEqual(['Choose and buy', 'Specify'])
  expect(titles({ modelsHref: '#models' })).toEqual([])
})

it('has figures, and buttons for a quote and for samples (FAM-16, BLK-detail_header-18)', () => {
  const page = render(fixtures.complete.en)
  expect(Array.from(page.querySelectorAll('dl > div'), (row) => row.textContent)).toEqual([
    'Pricefrom €690 per piece, excl. VAT',
    'Leaves us within5 weeks',
    'Diameters520, 800 and 1,200 mm',
  ])
  expect(Array.from(page.querySelectorAll('[data-part=detail-header-actions] a'), (link) => link.getAttribute('href'))).toEqual([
    '#quote',
    '#samples',
  ])
})

it('links to the page in each finish, where there is a choice (FAM-13)', () => {
  const [signal, cobalt] = [
    { name: 'Signal', href: '/p#row' },
    { name: 'Cobalt', href: '/p?finish=cobalt#row', current: true, image: { src: '/a.webp', alt: 'A', width: 8, height: 8 } },
  ]
  const links = (finishLinks: DetailHeaderProps['finishLinks']) =>
    Array.from(render({ title: 'A', finishLinks }).querySelectorAll('#row a'), (link) => [
      link.textContent,
      link.getAttribute('href'),
      link.ariaCurrent,
    ])
  expect(links([signal, cobalt])).toEqual([
    ['Signal', '/p#row', null],
    ['Cobalt', '/p?finish=cobalt#row', 'true'],
  ])
  // Its name stands below it.
  expect(document.querySelector('img')?.alt).toBe('')
  expect(links([signal])).toEqual([])
})

it('calls the models of a fabric colors (BLK-detail_header-06)', () => {
  expect(rows({ colorsHref: '#colors' })).toEqual(['Colors #colors'])
})

it('opens configurators in a new tab, in a row that is closed at first (BLK-detail_header-12 to 14)', () => {
  const page = render(fixtures.complete.en)
  expect(page.querySelector('details')?.open).toBe(false)
  expect(Array.from(page.querySelectorAll('details a[target=_blank]'), (link) => link.getAttribute('href'))).toEqual([
    '#metric',
    '#imperial',
  ])
  expect(page.querySelectorAll('a[target=_blank]:not([rel=noopener])')).toHaveLength(0)
})

it('has the configurator only with a configurator to go to (BLK-detail_header-16)', () => {
  expect(rows({ configurator: { aboutHref: '#configurator', revitHref: '#revit' } })).toEqual([])
  expect(rows({ configurator: { imperialHref: '/imperial' } })).toHaveLength(2)
})

it('counts the products of a designer in the words of the language (BLK-detail_header-10)', () => {
  expect(rows({ products: { count: 1, href: '#p' } })).toEqual(['1 product #p'])
  expect(rows({ products: { count: 1200, href: '#p' } })).toEqual(['1,200 products #p'])
  expect(rows({ products: { count: 1200, href: '#p' } }, de.detailHeader)).toEqual(['1.200 Produkte #p'])
})
