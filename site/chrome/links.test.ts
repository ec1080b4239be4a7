import { locales, localizedPath, type General } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { currentLink, localeLinks, menuItems } from './links.ts'

describe('language links', () => {
  const about = { type: 'page', slugs: { en: 'about', nl: 'over-ons' } }
  const hrefs = (slugs: typeof about) =>
    localeLinks(locales, 'nl', (locale) => localizedPath(slugs, locale)).map(({ href }) => href)

  it('lead to the same item in each locale, by its English slug where it has none there (LOC-10, LOC-11)', () => {
    expect(hrefs(about)).toEqual(['/about', '/nl/over-ons', '/de/about', '/fr/about', '/it/about'])
  })
  it('lead from a home page to the home pages, English without a prefix (LOC-12, LOC-13)', () => {
    expect(hrefs({ type: 'page', slugs: { en: 'home', nl: 'home' } })).toEqual(['/', '/nl', '/de', '/fr', '/it'])
  })
  it('list the active locales only and mark the current one (LOC-02)', () => {
    const links = localeLinks(['en', 'fr'], 'fr', () => '/')
    expect(links.map(({ locale, name, current }) => [locale, name, current])).toEqual([
      ['en', 'English', false],
      ['fr', 'Français', true],
    ])
  })
})

describe('menu links', () => {
  it('mark the nearest page above in the trail, which may have another address (NAV-13)', () => {
    const links = ['/products', '/products/types/fabrics', '/contact']
    const trail = ['/', '/products', '/products/types/fabrics']
    expect(currentLink(links, '/fabrics/felt', '/', trail)).toBe('/products/types/fabrics')
    expect(currentLink(links, '/products/stock/one', '/', ['/', '/products'])).toBe('/products')
    // The page itself has an entry.
    expect(currentLink(links, '/products/types/fabrics', '/', ['/', '/products'])).toBe('/products/types/fabrics')
    expect(currentLink(links, '/none', '/', ['/'])).toBeUndefined()
  })
  it('mark the current page, else its nearest ancestor', () => {
    const links = ['/nl', '/nl/a', '/nl/a/b', 'https://x.example']
    expect(currentLink(links, '/nl/a/b', '/nl')).toBe('/nl/a/b')
    expect(currentLink(links, '/nl/a/b/c', '/nl')).toBe('/nl/a/b')
    expect(currentLink(links, '/nl/a', '/nl')).toBe('/nl/a')
    expect(currentLink(links, '/nl', '/nl')).toBe('/nl')
    expect(currentLink(['/nl', '/nl/a'], '/nl/ab', '/nl')).toBeUndefined()
  })

  const general: General = {
    menus: [
      {
        id: 'main',
        items: [
          { title: 'About', link: '/about', slug: 'about' },
          { title: 'Library', link: 'https://library.example/' },
          { title: 'Write', link: 'mailto:a@x.example' },
        ],
      },
    ],
    socials: [],
  }
  it('mark the page itself or an ancestor, and open other sites in a new tab (NAV-02, NAV-04)', () => {
    const items = (path: string) => menuItems(general, 'main', path, 'en')
    expect(items('/about')).toEqual([
      { title: 'About', href: '/about', current: 'page' },
      { title: 'Library', href: 'https://library.example/', newTab: true },
      { title: 'Write', href: 'mailto:a@x.example' },
    ])
    expect(items('/about/workshop')[0]).toMatchObject({ current: 'true' })
    expect(items('/contact')[0]).not.toHaveProperty('current')
  })
  it('are none in a menu that does not exist (NAV-10)', () => {
    expect(menuItems(general, 'doormat', '/', 'en')).toEqual([])
  })
})
