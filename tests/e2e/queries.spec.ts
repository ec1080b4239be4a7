import type { RouteName, routes } from '@brand/content/routes'
import { expect, production, test } from './support.ts'

/** Keys that pages hand on to their blocks, and the one of lists of more products than the demo content has. */
type Shared = 'sent' | 'wall' | 'page'
type Keys<Name extends RouteName> = (typeof routes)[Name] extends { query: readonly (infer Key)[] } ? Exclude<Key, Shared> : never
type QueryRoute = { [Name in RouteName]: [Keys<Name>] extends [never] ? never : Name }[RouteName]

const list = {
  class: 'class=D',
  depth: 'depth=25',
  price: 'price=m²',
  search: 'search=rib',
  families: 'families=murmel',
  toggle: 'toggle=murmel',
}
const [type, issue] = ['type=wall-panels', 'issue=reverberation']

/** An address of each kind of page, and for each key of its line a query with it that shows something else. */
const examples: { [Name in QueryRoute]: { path: string } & Record<Keys<Name> & string, string> } = {
  dealers: {
    path: '/agents-reps',
    q: 'q=ghent',
    near: 'near=Antwerp',
    latitude: 'latitude=51.05&longitude=3.72',
    longitude: 'latitude=51.05&longitude=3.72',
  },
  downloads: { path: '/downloads', product: 'product=murmel' },
  faq: { path: '/faq', q: 'q=felt' },
  guide: { path: '/noise-reduction/echo', length: 'length=8' },
  products: { path: '/acoustic-solutions', ...list, type, issue },
  typology: { path: '/acoustic-solutions/types/wall-panels', ...list, issue },
  issue: { path: '/acoustic-solutions/issues/reverberation', ...list, type },
  'ready2go-list': { path: '/acoustic-solutions/types/ready2go', search: 'search=murmel' },
  family: { path: '/acoustic-solutions/murmel', felt: 'felt=cobalt' },
  compare: { path: '/compare', families: 'families=murmel,rib' },
  search: { path: '/search', keyword: 'keyword=felt' },
}

const without = (query: string, key: string) => {
  const rest = new URLSearchParams(query)
  rest.delete(key)
  return `${rest}`
}

for (const [name, { path, ...keys }] of Object.entries(examples))
  test(`${name}: each key of its line in the table of routes changes its page, and no other does (RT-38, TYPO-05)`, async ({
    request,
  }) => {
    const at = async (query: string) => {
      const answer = await request.get(`${production()}${path}?${query}`, { maxRedirects: 0 })
      return {
        cached: answer.headers()['cache-control']?.includes('s-maxage'),
        page: `${answer.status()} ${await answer.text()}`,
      }
    }
    const baseline = await at('')
    expect(baseline.cached).toBe(true)
    expect(await at('utm_source=felt')).toEqual(baseline)
    for (const [key, query] of Object.entries(keys)) {
      const shown = await at(query)
      expect([key, shown.cached ?? false]).toEqual([key, false])
      expect(shown.page === (await at(without(query, key))).page, key).toBe(false)
    }
  })

for (const [key, address] of [
  ['sent', '/contact?sent=contact'],
  ['wall', '/roll-calculator?unit=m&wall=7x2'],
] as const)
  test(`blocks read ${key} of the query of their page, which lists of products ignore (FORM-41, CALC-28)`, async ({
    request,
  }) => {
    const html = async (path: string) => (await request.get(production() + path)).text()
    const [path, query] = address.split('?') as [string, string]
    expect((await html(address)) === (await html(`${path}?${without(query, key)}`))).toBe(false)
    expect((await html(`/acoustic-solutions?${query}`)) === (await html('/acoustic-solutions'))).toBe(true)
  })
