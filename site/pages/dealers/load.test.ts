import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import type { PageContextServer } from 'vike/types'
import { expect, it } from 'vitest'
import { inProcess } from '../../request/in-process.ts'
import { cityNamed } from './cities.ts'
import { loadDealers } from './load.ts'

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready

async function load(query: string, locale = 'en' as const) {
  const request = { client: inProcess(api), locale, query: new URLSearchParams(query), path: '/agents-reps', active: ['en'] }
  return await loadDealers({ request, urlPathname: '/agents-reps' } as unknown as PageContextServer)
}

it('lists dealers and representatives, no office of our own (DEALER-03)', async () => {
  const { dealers, near, cities } = await load('')
  expect(dealers.length).toBeGreaterThan(30)
  const locations = await inProcess(api).locations({ locale: 'en' })
  const types = dealers.map((dealer) => locations.find(({ id }) => id === dealer.id)!.ctLocationType)
  expect(new Set(locations.map(({ ctLocationType }) => ctLocationType))).toContain('office')
  expect(types).not.toContain('office')
  expect(types).not.toContain('sh_office')
  expect(near).toBeUndefined()
  expect(cities).toEqual(cities.toSorted(new Intl.Collator('en').compare))
})

it('knows where a city is, whatever its case, and where coordinates are (DEALER-15)', async () => {
  const ghent = await load('near=ghent ')
  expect([ghent.near, ghent.nearest![0]!.city, ghent.nearest![0]!.distance]).toEqual([{ place: 'Ghent' }, 'Ghent', 0])
  expect(ghent.nearest).toHaveLength(10)
  const here = await load('latitude=50.85&longitude=4.35')
  expect([here.near, here.nearest![0]!.city]).toEqual(['here', 'Brussels'])
})

it.each([
  ['Marseille', 'Marseille'],
  ['geneve', 'Genève'],
  ['Genf', 'Genève'],
  ['Koeln', 'Köln'],
  ['Wuppertal', 'Wuppertal'],
  ['Kortrijk', 'Kortrijk'],
  ['saint etienne', 'Saint-Étienne'],
])('knows cities without a dealer, as visitors write them: %s (DEALER-21)', async (typed, place) => {
  const { near, nearest } = await load(`near=${encodeURIComponent(typed)}`)
  expect(near).toEqual({ place })
  expect(nearest).toHaveLength(10)
  expect(nearest![0]!.distance).toBeGreaterThan(0)
  expect(nearest![0]!.distance).toBeLessThan(300)
})

it('takes a city of a country with dealers before a larger one elsewhere (DEALER-21)', async () => {
  const longitude = async (name: string, ...countries: string[]) => (await cityNamed(name, new Set(countries)))!.at.longitude
  expect(await longitude('Halle')).toBe(await longitude('Halle', 'BE'))
  expect(await longitude('Halle', 'DE')).toBeGreaterThan(await longitude('Halle', 'BE'))
})

it('leaves the list where the place is unknown', async () => {
  const { near, nearest } = await load('near=Erewhon')
  expect([near, nearest]).toEqual([{ place: 'Erewhon', isUnknown: true }, undefined])
  for (const query of ['latitude=50', 'latitude=91&longitude=0', 'latitude=a&longitude=b', 'near='])
    expect((await load(query)).near, query).toBeUndefined()
})
