import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { currentLink, isExternal, languageLinks } from './links.ts'

const hrefs = (...parameters: Parameters<typeof languageLinks>) => languageLinks(...parameters).map(({ href }) => href)

describe('language links', () => {
  const slugs = { type: 'page', slugs: { en: 'about', nl: 'over-ons' } }

  it('lead to the same item in each locale, by its English slug where it has none there (LOC-10, LOC-11)', () => {
    expect(hrefs(locales, 'nl', slugs)).toEqual(['/about', '/nl/over-ons', '/de/about', '/fr/about', '/it/about'])
  })
  it('lead from a home page to the home pages, English without a prefix (LOC-12, LOC-13)', () => {
    const home = { type: 'page', slugs: { en: 'home', nl: 'home', de: 'home', fr: 'home', it: 'home' } }
    expect(hrefs(locales, 'de', home)).toEqual(['/', '/nl', '/de', '/fr', '/it'])
  })
  it('lead to the home pages where there is no item', () => {
    expect(hrefs(['en', 'de'], 'de', undefined)).toEqual(['/', '/de'])
  })
  it('list the active locales only and mark the current one (LOC-02)', () => {
    expect(languageLinks(['en', 'fr'], 'fr', slugs).map(({ locale, name, current }) => [locale, name, current])).toEqual([
      ['en', 'English', false],
      ['fr', 'Français', true],
    ])
  })
})

describe('menu links', () => {
  it('mark the page shown, else the nearest one above it', () => {
    const links = ['/nl', '/nl/a', '/nl/a/b', 'https://x.example']
    expect(currentLink(links, '/nl/a/b', '/nl')).toBe('/nl/a/b')
    expect(currentLink(links, '/nl/a/b/c', '/nl')).toBe('/nl/a/b')
    expect(currentLink(links, '/nl/a', '/nl')).toBe('/nl/a')
    expect(currentLink(links, '/nl', '/nl')).toBe('/nl')
    expect(currentLink(['/nl', '/nl/a'], '/nl/ab', '/nl')).toBeUndefined()
  })
  it('are external with a scheme (NAV-04)', () => {
    expect(['/a', '#a', 'https://x.example', 'mailto:a@x.example'].map(isExternal)).toEqual([false, false, true, false])
  })
})
