import { describe, expect, it } from 'vitest'
import { page } from './entities/page.ts'
import { fixedRoutes, routeAt, routes, takenSlugs } from './routes.ts'

describe('the table of routes', () => {
  it.each([
    ['/', 'home'],
    ['/about/workshop', 'content'],
    ['/contact', 'contact'],
    ['/contact/newsletter', 'contact'],
    ['/inspiration', 'inspiration'],
    ['/inspiration/a', 'article'],
    ['/inspiration/category/a', 'category'],
    ['/acoustic-solutions/types/a', 'typology'],
    ['/acoustic-solutions/types/ready2go', 'ready2go-list'],
    ['/acoustic-solutions/a', 'family'],
    ['/downloads/request/a', 'download-request'],
  ])('has one route for %s: %s (RT-04)', (path, name) => expect(routeAt(path).name).toBe(name))

  it('knows the pages without a record, of which only the search is in no sitemap (RT-38, RT-39)', () => {
    expect(fixedRoutes.map(({ name }) => name)).toEqual(['inspiration', 'products', 'ready2go-list', 'compare', 'search'])
    expect(fixedRoutes.filter(({ listed }) => listed === false).map(({ name }) => name)).toEqual(['search'])
  })

  it('says which slugs mean another page (OR-25)', () => {
    expect([takenSlugs('family'), takenSlugs('typology'), takenSlugs('article'), takenSlugs('fabric')]).toEqual([
      ['types', 'issues', 'ready2go'],
      ['ready2go'],
      ['category'],
      [],
    ])
  })

  it('lets no page of the content be where another kind of page is (RT-38, RT-39)', () => {
    const isFree = (slug: string) => page.schema.shape.ctPageSlug.safeParse(slug).success
    for (const slug of ['compare', 'compare/a', 'inspiration/a', 'fabrics/a', 'downloads/request/a'])
      expect([slug, isFree(slug)]).toEqual([slug, false])
    for (const slug of ['fabrics', 'contact/a', 'faq', 'downloads/a', 'noise-reduction'])
      expect([slug, isFree(slug)]).toEqual([slug, true])
  })

  it('leads trails over routes that it has (BC-04)', () => {
    const steps = Object.values(routes).flatMap((route) => ('below' in route ? route.below : []))
    for (const step of steps) expect(Object.keys(routes)).toContain(step.split('/')[0])
  })
})
