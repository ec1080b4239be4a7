import { expect, it } from 'vitest'
import { keysRead } from './keys-read.ts'

const keys = (path: string, query: string) => keysRead(path, new URLSearchParams(query))
const reads = (path: string, query: string) => keys(path, query).length > 0

it('lists of products depend on their filters, keyword and page (TYPO-05)', () => {
  const root = '/acoustic-solutions'
  expect([reads(root, 'search=rib'), reads(`${root}/types/walls`, 'issue=echo'), reads(`${root}/issues/echo`, 'page=2')]).toEqual(
    [true, true, true],
  )
  expect([reads(root, ''), reads(`${root}/types/walls`, 'utm_source=a'), reads(`${root}/rib`, 'search=rib')]).toEqual([
    false,
    false,
    false,
  ])
})

it('a family depends on the felt that it is asked for in (FAM-13)', () => {
  const family = '/acoustic-solutions/murmel'
  expect([reads(family, 'felt=cobalt'), reads(family, 'felt=nothing')]).toEqual([true, true])
  expect([
    reads(family, 'utm_source=felt'),
    reads('/acoustic-solutions/types/lamps', 'felt=a'),
    reads('/fabrics/a', 'felt=a'),
  ]).toEqual([false, false, false])
})

it('only a page that answers the query depends on it; all others are cached (RT-38, FAQ-04)', () => {
  expect([
    reads('/search', 'keyword=felt'),
    reads('/faq', 'q=felt'),
    reads('/about', 'wall=5x3'),
    reads('/agents-reps', 'near=Ghent'),
  ]).toEqual([true, true, true, true])
  expect([reads('/noise-reduction/echo', 'length=6'), reads('/noise-reduction/echo', 'gclid=6')]).toEqual([true, false])
  expect([
    reads('/contact/apply-now', 'position=x'),
    reads('/contact/quote-price-lead', 'amount=2'),
    reads('/visit-us', 'shoffice=Milan'),
    reads('/contact/general-request', 'location=ghent'),
  ]).toEqual([true, true, true, true])
  expect([reads('/contact/apply-now', 'shoffice=x'), reads('/contact', 'product=x'), reads('/visit-us', '')]).toEqual([
    false,
    false,
    false,
  ])
  expect(reads('/search', '')).toBe(false)
  expect([reads('/faq', ''), reads('/faq', 'utm_source=q'), reads('/about', 'q=felt'), reads('/', 'q=felt')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('says thank you on pages that may hold a form, and for a form that there is (FORM-41)', () => {
  for (const path of ['/', '/about', '/contact', '/inspiration/a', '/acoustic-solutions/rib', '/downloads/request/a'])
    expect([path, reads(path, 'sent=contact'), reads(path, 'sent=nothing')]).toEqual([path, true, false])
  for (const path of ['/acoustic-solutions', '/compare', '/search', '/inspiration'])
    expect([path, reads(path, 'sent=contact')]).toEqual([path, false])
})

it('draws the walls of a query only on pages that are made of blocks alone (CALC-28)', () => {
  expect(['/', '/about', '/acoustic-solutions', '/fabrics/a', '/search'].map((path) => reads(path, 'wall=5x3'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
