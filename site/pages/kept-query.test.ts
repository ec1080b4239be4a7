import { expect, it } from 'vitest'
import { keepQuery } from './kept-query.ts'

const keep = (address: string, path: string, query: string) => keepQuery(address, path, new URLSearchParams(query))

it('keeps what a page was asked for when its language is switched (LOC-37)', () => {
  for (const [path, query] of [
    ['/contact/quote-price-lead', 'product=Murmel&quantity=2'],
    ['/acoustic-solutions', 'search=rib&type=walls'],
    ['/faq', 'q=felt'],
    ['/agents-reps', 'q=a&near=Ghent'],
    ['/visit-us', 'shoffice=Milan'],
    ['/roll-calculator', 'wall=5x3&wall=2x2'],
  ] as const)
    expect(keep(`/de${path}`, path, query)).toBe(`/de${path}?${query}`)
})

it('keeps nothing that the page does not read, nor thanks for a form (LOC-37)', () => {
  expect(keep('/de/about', '/about', 'utm_source=x&q=felt')).toBe('/de/about')
  expect(keep('/de/visit-us', '/visit-us', 'sent=contact&shoffice=Milan')).toBe('/de/visit-us?shoffice=Milan')
})

it('leaves the query of a page that translates it (FAM-13, SRCH-13)', () => {
  expect(keep('/de/search?keyword=filz', '/search', 'keyword=felt')).toBe('/de/search?keyword=filz')
})
