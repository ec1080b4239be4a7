import { describe, expect, it } from 'vitest'
import { hasPage, pathPrefix } from './routes.ts'
import { localizedPath, pathFor, routePath } from './slugs.ts'

describe('paths of items', () => {
  it.each([
    ['LOC-14', 'article', '/inspiration/'],
    ['LOC-15', 'category', '/inspiration/category/'],
    ['LOC-16', 'acousticGuide', '/noise-reduction/'],
    ['LOC-17', 'designer', '/designers/'],
    ['LOC-18', 'family', '/acoustic-solutions/'],
    ['LOC-19', 'fabric', '/fabrics/'],
    ['LOC-20', 'typology', '/acoustic-solutions/types/'],
    ['LOC-21', 'issue', '/acoustic-solutions/issues/'],
    ['LOC-22', 'contact', '/contact/'],
    ['LOC-23', 'job', '/careers/'],
    ['LOC-24', 'page', '/'],
    ['LOC-24', 'constructor', '/'],
    ['OR-07', 'ready2go', '/acoustic-solutions/ready2go/'],
  ])('(%s) %s stands below %s', (_, type, prefix) => {
    expect(pathPrefix(type)).toBe(prefix)
    expect(pathFor(type, 'a', 'en')).toBe(`${prefix}a`)
    expect(pathFor(type, 'a', 'nl')).toBe(`/nl${prefix}a`)
  })

  it('have the home page at the home path of each locale (LOC-13)', () => {
    expect([pathFor('page', 'home', 'en'), pathFor('page', 'home', 'fr')]).toEqual(['/', '/fr'])
    expect(pathFor('article', 'home', 'fr')).toBe('/fr/inspiration/home')
  })

  it('of routes with one address follow from their table (RT-39)', () => {
    expect([routePath('compare', 'en'), routePath('dealers', 'nl'), routePath('contact', 'de'), routePath('home', 'fr')]).toEqual(
      ['/compare', '/nl/agents-reps', '/de/contact', '/fr'],
    )
  })
})

describe('a switch of language', () => {
  const page = { type: 'page', slugs: { en: 'about/workshop', nl: 'over-ons/werkplaats' } }

  it('leads to the slug of the chosen locale (LOC-10, LOC-32)', () =>
    expect(localizedPath(page, 'nl')).toBe('/nl/over-ons/werkplaats'))
  it('leads to the English slug under the chosen prefix where there is none (LOC-11, OR-06)', () =>
    expect(localizedPath(page, 'it')).toBe('/it/about/workshop'))
  it('leads to a path without a prefix for English (LOC-12)', () => expect(localizedPath(page, 'en')).toBe('/about/workshop'))
  it('leads to the home page where there is no English slug either (OR-06)', () =>
    expect(localizedPath({ type: 'page', slugs: { nl: 'alleen-hier' } }, 'de')).toBe('/de'))
})

describe('items', () => {
  it('have their own page, or are only on those of others (LOC-24)', () => {
    expect(['page', 'family', 'ready2go', 'job'].map(hasPage)).toEqual([true, true, true, true])
    expect(['location', 'model', 'award', 'constructor'].map(hasPage)).toEqual([false, false, false, false])
  })
})
