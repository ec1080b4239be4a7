import { describe, expect, it } from 'vitest'
import { breadcrumbList, breadcrumbs } from './breadcrumbs.ts'
import { locales } from './locales.ts'

/** The record of a content of one brand. */
const recordAt = (path: string) => ({ id: 'cloth', url: `/nl${path}`, label: 'Cloth' })
const trail = (name: string, path: string, locale: (typeof locales)[number] = 'en') =>
  breadcrumbs({ locale, name, path, title: 'Title' }, { recordAt }).map(({ url, label }) => `${label} ${url}`)

describe('a trail', () => {
  it.each([
    ['BC-04', 'family', '/acoustic-solutions/x', ['Products /acoustic-solutions']],
    ['BC-04', 'typology', '/acoustic-solutions/types/x', ['Products /acoustic-solutions']],
    ['BC-04', 'issue', '/acoustic-solutions/issues/x', ['Products /acoustic-solutions']],
    ['BC-05', 'contact', '/contact/newsletter', ['Contact /contact']],
    ['BC-06', 'fabric', '/fabrics/x', ['Products /acoustic-solutions', 'Cloth /nl/acoustic-solutions/types/fabrics']],
    ['BC-07', 'ready2go', '/x', ['Products /acoustic-solutions', 'Ready2Go /acoustic-solutions/types/ready2go']],
    ['BC-01', 'article', '/inspiration/x', ['Inspiration /inspiration']],
    ['BC-01', 'constructor', '/x', []],
  ])('(%s) of a %s at %s leads from Home over what it stands below to itself (OR-99)', (_, name, path, above) => {
    expect(trail(name, path)).toEqual(['Home /', ...above, `Title ${path}`])
  })

  it('names no page twice (BC-05)', () => {
    expect(trail('contact', '/contact')).toEqual(['Home /', 'Title /contact'])
    expect(trail('page', '/')).toEqual(['Title /'])
    expect(trail('page', '/nl', 'nl')).toEqual(['Title /nl'])
  })

  it.each(['ready2go', 'contact', 'home', 'products', 'page'])('has no id twice, also of a %s (BC-02)', (name) => {
    const above = ['home', 'page', 'contact'].map((id) => ({ id, url: `/${id}-page`, label: id }))
    const ids = breadcrumbs({ locale: 'en', name, path: '/a/b', title: 'Title' }, { pages: above }).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('contains the given pages (BC-01)', () => {
    const above = [{ id: 'about', url: '/about', label: 'About us' }]
    const steps = breadcrumbs({ locale: 'en', name: 'page', path: '/about/workshop', title: 'Workshop' }, { pages: above })
    expect(steps.map(({ url, index }) => [url, index])).toEqual([
      ['/', 0],
      ['/about', 1],
      ['/about/workshop', 2],
    ])
  })

  it('has ids and places, leaves out a step without its record, and stays in its locale with or without the prefix (BC-02, LOC-04)', () => {
    const ask = { locale: 'fr', name: 'fabric', title: 'Feutre' } as const
    const expected = [
      { id: 'home', url: '/fr', label: 'Accueil', index: 0 },
      { id: 'products', url: '/fr/acoustic-solutions', label: 'Produits', index: 1 },
      { id: 'fabric', url: '/fr/fabrics/feutre', label: 'Feutre', index: 2 },
    ]
    expect(breadcrumbs({ ...ask, path: '/fr/fabrics/feutre' })).toEqual(expected)
    expect(breadcrumbs({ ...ask, path: '/fabrics/feutre' })).toEqual(expected)
    expect(breadcrumbList.safeParse(expected).success).toBe(true)
    for (const locale of locales) expect(trail('family', '/x', locale).join()).not.toContain('undefined')
  })
})
