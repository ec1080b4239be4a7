// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { headHtml } from '../pages/head.ts'
import { openSearchPath } from '../routes/open-search.ts'
import { openSearch } from './open-search.ts'

const baseUrl = 'https://www.example.com'

it('lets browsers search the site in the language of the page (OPS-03)', () => {
  const document = new DOMParser().parseFromString(openSearch('de', baseUrl), 'application/xml')
  const readText = (name: string) => document.querySelector(name)?.textContent
  expect([readText('ShortName'), readText('Language'), readText('InputEncoding')]).toEqual(['Loden', 'de', 'UTF-8'])
  expect(readText('Description')).toMatch(/^Durchsuche Produkte, /)
  expect(readText('Image')).toBe(`${baseUrl}/favicon.ico`)
  const addresses = [...document.querySelectorAll('Url')].map((url) => [url.getAttribute('type'), url.getAttribute('template')])
  expect(addresses).toEqual([
    ['text/html', `${baseUrl}/de/search?keyword={searchTerms}`],
    ['application/opensearchdescription+xml', `${baseUrl}/de/opensearch.xml`],
  ])
})

it('is found from every page (OPS-03)', () => {
  expect([openSearchPath('en'), openSearchPath('nl')]).toEqual(['/opensearch.xml', '/nl/opensearch.xml'])
  expect(headHtml({ title: 'x', index: true }, 'nl', '')).toContain(
    '<link rel="search" href="/nl/opensearch.xml" type="application/opensearchdescription+xml" title="Loden">',
  )
})
