import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { brand, listLocaleLinks, menu } from '../fixtures.tsx'
import { Search } from '../search/Search.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const html = renderToStaticMarkup(
  <SiteHeader
    {...brand}
    menu={menu}
    shortcuts={[{ title: 'Samples', href: '/samples' }]}
    locales={listLocaleLinks('de')}
    search={<Search href="/search" findSuggestions={async () => []} />}
  />,
)

it('has the shortcuts once, in the menu of small screens (NAV-12)', () => {
  expect(html.split('href="/samples"')).toHaveLength(2)
  expect(html.indexOf('href="/samples"')).toBeGreaterThan(html.indexOf('<dialog'))
})

it('has menu and search in the page, where their links lead without a script (NAV-05, NAV-07)', () => {
  for (const id of ['site-menu', 'site-search']) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toMatch(new RegExp(`<(dialog|search)[^>]* id="${id}"`))
  }
})

it('is a plain form until it is hydrated', () => {
  expect(html).toMatch(/<form[^>]* action="\/search"/)
  expect(html).toMatch(/<input[^>]* name="keyword"/)
  expect(html).not.toContain('combobox')
})

it('names the language of the page in the bar (NAV-06)', () =>
  expect(html).toMatch(/ data-part="locale-switcher-code">de<[^]*<li[^>]*><a[^>]* lang="en"/))

it('has every entry and every language in the bar and in the sheet (NAV-02, NAV-06)', () => {
  for (const { href } of menu) expect(html.split(`href="${href}"`)).toHaveLength(3)
  for (const { href } of listLocaleLinks('en')) expect(html.split(`href="${href}"`)).toHaveLength(3)
})
