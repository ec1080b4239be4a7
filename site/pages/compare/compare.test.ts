import { ApiError, createClient, type Client, type Family, type FamilyAnswer, type Locale } from '@brand/content'
import { createApi, type SourceRecord } from '@brand/content-api'
import { expect, it } from 'vitest'
import type { SiteRequest } from '../../request/context.ts'
import { redirectToggled } from '../products/load.ts'
import { toCompared } from '../../cms/kinds/product.ts'
import { comparedFacts } from './facts.ts'
import { loadCompare } from './load.ts'

const lists = { ctFamilyTypologies: [], ctFamilyBody: [], ctFamilyModels: [], ctFamilyResources: [], performances: [] }
const card = (slug: string) => ({ id: slug, ctFamilyName: slug.toUpperCase(), ctFamilySlug: slug, ...lists })
const slugs = ['rib', 'wolk', 'lus', 'klok', 'nis']
const client = new Proxy(
  {
    families: async () => slugs.map(card),
    family: async ({ slug }: { slug: string }) => {
      if (!slugs.includes(slug)) throw new ApiError('Family not found', 404)
      return { response: card(slug), usedLocale: 'en' }
    },
    general: async () => ({ menus: [] }),
    pageAddress: async () => ({ localizedSlugs: { type: 'page', slugs: { en: 'contact' } } }),
  } as object,
  { get: (calls, name) => Reflect.get(calls, name) ?? (async () => []) },
) as Client
const request = (query: string) =>
  ({ client, locale: 'en', active: ['en'], path: '/compare', query: new URLSearchParams(query) }) as unknown as SiteRequest

it('shows the first four families of the address; what is none or does not fit is said (RT-39, CMP-01, CMP-03)', async () => {
  const { families, unknown, leftOut, options } = await loadCompare(request('families=nis,<b>,rib,wolk,lus,klok'))
  expect(families.map(({ name }) => name)).toEqual(['NIS', 'RIB', 'WOLK', 'LUS'])
  expect([unknown, leftOut]).toEqual([['<b>'], ['KLOK']])
  expect(options!.map(({ value }) => value)).toEqual(['klok'])
})

it('offers families of the narrowest kinds to begin with, each once, and none beside a choice (CMP-07)', async () => {
  const kinds = [
    { title: 'All', slug: 'all', familyCount: 5 },
    { title: 'Lamps', slug: 'lamps', familyCount: 3 },
    { title: 'Seats', slug: 'seats', familyCount: 1 },
    { title: 'Walls', slug: 'walls', familyCount: 4 },
  ]
  const grids: Record<string, string[]> = {
    'types/all': ['rib', 'wolk', 'lus', 'klok', 'nis'],
    'types/lamps': ['klok', 'lus', 'wolk'],
    'types/walls': ['rib', 'klok', 'nis', 'lus'],
  }
  const offering = new Proxy(client, {
    get: (calls, name) => {
      if (name === 'typologies') return async () => kinds
      if (name !== 'familyGrid') return Reflect.get(calls, name)
      return async ({ template }: { template: string }) => ({
        hero: [{ id: 'cloth', ctFabricSlug: 'cloth' }],
        normal: grids[template]!.map(card),
      })
    },
  })
  const ready = async (query: string) =>
    (await loadCompare({ ...request(query), client: offering } as SiteRequest)).ready.map(({ title, families }) => [
      title,
      ...families.map(({ id }) => id),
    ])
  expect(await ready('')).toEqual([
    ['Lamps', 'klok', 'lus', 'wolk'],
    ['Walls', 'rib', 'nis'],
  ])
  expect(await ready('families=rib')).toEqual([])
})

it('reads as many records of a large catalogue as of a very large one (CMP-01)', async () => {
  const recordsRead = async (families: number) => {
    const records = Array.from({ length: families }, (_, i) => `f${i}`).map((id): SourceRecord => ({
      type: 'family',
      id,
      file: id,
      locales: ['en'],
      read: () => ({ id, ctFamilyName: id, ctFamilySlug: id }),
      where: () => '',
    }))
    let read = 0
    const api = createApi({ source: { load: async () => ({ records, problems: [] }), watch: () => () => {} }, log: () => {} })
    await api.ready
    const counting = createClient(async (address) => {
      const answer = await api.app.request(address)
      const text = await answer.clone().text()
      read += text.split('"ctFamilyName"').length - 1
      return answer
    })
    const shell = { general: client.general, pageAddress: client.pageAddress, breadcrumbs: async () => [] }
    const found = await loadCompare({ ...request('families=f7,f1'), client: { ...counting, ...shell } } as SiteRequest)
    await api.close()
    expect(found.families.map(({ id }) => id)).toEqual(['f7', 'f1'])
    return [read, found.options?.length]
  }
  // Those compared, and those that the field offers; where there are more, they are searched.
  expect(await recordsRead(150)).toEqual([152, 148])
  expect(await recordsRead(300)).toEqual([203, undefined])
  expect(await recordsRead(3_000)).toEqual([203, undefined])
})

it('leads on from a form to the address that says the same (CMP-01)', async () => {
  const to = (location: string) =>
    expect.objectContaining({ _pageContextAbort: expect.objectContaining({ _urlRedirect: { url: location, statusCode: 302 } }) })
  await expect(loadCompare(request('families=rib,wolk&families=lus'))).rejects.toEqual(to('/compare?families=rib,wolk,lus'))
  const list = (query: string) => () => redirectToggled({ path: '/de/acoustic-solutions', query: new URLSearchParams(query) })
  const caught = (run: () => void) => {
    try {
      return run()
    } catch (error) {
      return error
    }
  }
  expect(caught(list('issue=echo&families=rib&toggle=wolk'))).toEqual(to('/de/acoustic-solutions?issue=echo&families=rib,wolk'))
  expect(caught(list('families=rib&toggle=rib'))).toEqual(to('/de/acoustic-solutions?'))
  expect(caught(list('families=rib'))).toBeUndefined()
})

const listFacts = (fields: Partial<Family>, usedLocale: Locale) =>
  comparedFacts(toCompared({ response: { ...lists, ...fields }, usedLocale } as unknown as FamilyAnswer, english))
const english = { locale: 'en', contentLocale: 'en' } as const

it('says what follows from the figures of a family in each language, its unit in the name of the row (CMP-02, CMP-08, FACT-08)', () => {
  const measured: Partial<Family> = {
    absorption: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92],
    facts: [
      { name: 'depth', values: [45, 90], unit: 'mm' },
      { name: 'price', values: [214, 310], unit: '€', per: 'm²' },
    ],
    performances: [{ label: '125 Hz', value: '0.34' }],
  }
  expect(listFacts(measured, 'en').map(({ value }) => value)).toEqual(['0.90, class A', '0.85', '45–90\u00a0mm', 'from €214'])
  expect(listFacts(measured, 'de').map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Bewertete Absorption, αw: 0,90, Klasse A',
    'NRC: 0,85',
    'Tiefe: 45–90\u00a0mm',
    'Preis je m², zzgl. MwSt.: ab 214\u00a0€',
  ])
  const piece: Partial<Family> = { facts: [{ name: 'absorption', values: [2.3], unit: 'm²' }] }
  expect(listFacts(piece, 'fr')).toEqual([{ label: 'Absorption par pièce', value: '2,3\u00A0m²' }])
})

it('takes the words of the record where it has some of the same name (CMP-02)', () => {
  const family: Partial<Family> = {
    absorptionArea: [0.4, 0.9, 1.5, 1.8, 1.8, 1.7],
    performances: [{ label: 'Absorption per piece', value: '1.7 m² per cloud' }],
    ctFamilyBody: [
      {
        type: 'cb_in_depth_info',
        id: 'a',
        cbInDepthInfoProperties: [{ cbInDepthInfoPropertyKey: 'Weight', cbInDepthInfoPropertyValue: '4.1 kg' }],
      },
    ] as unknown as Family['ctFamilyBody'],
    ctFamilyModels: [
      { id: 's', ctModelName: 'S', ctModelOnline: true, usedLocale: 'en' },
      { id: 'm', ctModelName: 'M', ctModelOnline: false, usedLocale: 'en' },
    ],
  }
  expect(listFacts(family, 'en').map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Absorption per piece: 1.7 m² per cloud',
    'Weight: 4.1 kg',
    'Models: S',
  ])
})

it('compares a diameter with sizes in one row (CMP-09)', () => {
  const withProperty = (cbInDepthInfoPropertyKey: string, cbInDepthInfoPropertyValue: string) =>
    ({
      ctFamilyBody: [
        {
          type: 'cb_in_depth_info',
          id: 'a',
          cbInDepthInfoProperties: [{ cbInDepthInfoPropertyKey, cbInDepthInfoPropertyValue }],
        },
      ],
    }) as unknown as Partial<Family>
  expect(listFacts(withProperty('Durchmesser', '520 mm'), 'de')).toEqual([{ label: 'Maße', value: 'Ø\u00A0520 mm' }])
  expect(listFacts(withProperty('Size', '80 × 40 mm'), 'en')).toEqual([{ label: 'Size', value: '80 × 40 mm' }])
})
