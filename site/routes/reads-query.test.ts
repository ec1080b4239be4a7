import { expect, it } from 'vitest'
import { readsQuery, shortQuery } from './reads-query.ts'

const reads = (path: string, query: string) => readsQuery(path, new URLSearchParams(query))

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
    reads('/search', ''),
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
  expect([reads('/faq', ''), reads('/faq', 'utm_source=q'), reads('/about', 'q=felt'), reads('/', 'q=felt')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('a page hands on few and short values of its query (GUIDE-06, RELIABILITY 25)', () => {
  const long = `a=1&${'k'.repeat(17)}=2&b=${'v'.repeat(41)}&c=${'v'.repeat(40)}`
  expect(shortQuery(new URLSearchParams(long))).toEqual({ a: '1', c: 'v'.repeat(40) })
  const many = new URLSearchParams(Array.from({ length: 99 }, (_, i) => [`k${i}`, `${i}`]))
  expect(Object.keys(shortQuery(many))).toHaveLength(12)
})
