import { readdir, stat } from 'node:fs/promises'
import { isObject, locales, type Locale } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { reflectance } from '../scripts/files/tables.ts'
import { demoContent as folder } from '../index.ts'
import { demoClient, demoSnapshot } from './snapshot.ts'

type Flat = Record<string, unknown>

const published = await demoSnapshot({ drafts: false })
const all = await demoSnapshot({ drafts: true })
const client = await demoClient()

const listRecords = (type: string) => all.items(type).map(({ id, content }) => ({ id, ...content.get('en')! }) as Flat)
const findRecord = (type: string, id: string, locale: Locale = 'en') => all.byId(type, id, locale)!.record
/** Ids of the records that a test holds for. */
const listIds = (type: string, holds: (record: Flat) => unknown) =>
  listRecords(type)
    .filter(holds)
    .map(({ id }) => String(id))
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const part = (value: unknown, key: string) => (isObject(value) ? value[key] : undefined)
const missingIn = (type: string) =>
  all
    .items(type)
    .flatMap(({ id, content }) => locales.filter((locale) => !content.has(locale)).map((locale) => `${id} ${locale}`))

describe('the demo catalogue of products', () => {
  it.each([
    ['family', 28],
    ['fabric', 23],
    ['model', 12],
    ['typology', 5],
    ['issue', 4],
    ['designer', 5],
    ['award', 9],
    ['resource', 20],
    ['downloadCategory', 4],
    ['download', 12],
    ['pressKit', 3],
    ['ready2go', 8],
    ['skin', 5],
  ])('has of %s at least %i', (type, count) => expect(all.items(type).length).toBeGreaterThanOrEqual(count))

  it('is complete in every language, with three intended gaps (LOC-30)', () => {
    const gaps = ['family', 'fabric', 'designer', 'typology', 'issue', 'ready2go', 'model', 'resource', 'award'].flatMap(
      missingIn,
    )
    expect(gaps).toEqual(['terp de', 'luwte nl', 'naomi-adeyemi fr'])
  })
})

describe('families and fabrics', () => {
  it('show no picture twice among the head and the blocks of a family (FAM-01)', () => {
    const imagesIn = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(imagesIn)
      if (!isObject(value)) return []
      return 'alt' in value ? [String(value['url'])] : Object.values(value).flatMap(imagesIn)
    }
    for (const { id, ctFamilyImage, ctFamilyBody } of listRecords('family')) {
      const images = [...imagesIn(ctFamilyImage), ...imagesIn(ctFamilyBody)]
      expect([id, images]).toEqual([id, [...new Set(images)]])
      if (id === 'murmel') expect(images.length).toBeGreaterThan(5)
    }
  })

  it('have their sizes in one unit, and a depth where they are wall panels, in every language (CMP-08, TYPO-16)', () => {
    const labels = new Set(['Size', 'Diameters'])
    const properties = (id: string, locale: Locale) =>
      list(findRecord('family', id, locale)['ctFamilyBody']).flatMap((block) => list(part(block, 'cbInDepthInfoProperties')))
    const value = (property: unknown) => String(part(property, 'cbInDepthInfoPropertyValue'))
    for (const id of listIds('family', () => true)) {
      const places = properties(id, 'en').flatMap((property, at) =>
        labels.has(String(part(property, 'cbInDepthInfoPropertyKey'))) ? [at] : [],
      )
      for (const locale of locales.filter((each) =>
        all
          .items('family')
          .find((item) => item.id === id)!
          .content.has(each),
      ))
        for (const at of places)
          expect(value(properties(id, locale)[at]), `${id} ${locale}`).toMatch(/^(?!.*\d\s*c?m\b).*\d\s*mm\b/)
    }
    const panels = listIds(
      'family',
      ({ ctFamilyTypologies, absorption }) => list(ctFamilyTypologies).includes('walls') && absorption,
    )
    expect(
      panels.filter((id) => !list(findRecord('family', id)['facts']).some((fact) => part(fact, 'name') === 'depth')),
    ).toEqual([])
  })

  it('name the version that was measured where they have several, in every language (FAM-15)', () => {
    const several = listIds(
      'family',
      ({ ctFamilyModels, absorption, absorptionArea }) => list(ctFamilyModels).length > 1 && (absorption ?? absorptionArea),
    )
    expect(several).toEqual(expect.arrayContaining(['rib', 'kanteel', 'murmel']))
    for (const id of several)
      for (const locale of locales) {
        const { ctFamilyBody, ctFamilyModels } = findRecord('family', id, locale)
        const values = list(ctFamilyBody).flatMap((block) =>
          list(part(block, 'cbInDepthInfoProperties')).map((property) => String(part(property, 'cbInDepthInfoPropertyValue'))),
        )
        const names = list(ctFamilyModels).map((model) => String(findRecord('model', String(model), locale)['ctModelName']))
        const measured = values.find((value) => value.includes('EN ISO 354'))!.split(',')[0]
        expect([id, locale, names.includes(measured!)]).toEqual([id, locale, true])
      }
  })

  it.each(['all', 'types/everything-that-absorbs'])(
    'fill a grid of %s beyond one cycle of 19 and 3 (GRID-04, GRID-05, GRID-16, OR-94)',
    async (template) => {
      const { hero, normal } = await client.familyGrid({ template, locale: 'en' })
      expect([hero.length, normal.length]).toEqual([4, 23])
    },
  )

  it('fill the grid of fabrics beyond one cycle of 17 and 3 (GRID-06, OR-26)', async () => {
    const { hero, normal } = await client.familyGrid({ template: 'types/fabrics', locale: 'en' })
    expect([hero.length, normal.length]).toEqual([4, 18])
  })

  it('say their description in their head only (FAM-01, FAB-01)', () => {
    const again = all
      .items('family')
      .concat(all.items('fabric'))
      .flatMap(({ id, content }) =>
        [...content].flatMap(([locale, record]) => {
          const { description } = (record['ctFamilyMetadata'] ?? record['ctFabricMetadata']) as { description: string }
          return JSON.stringify(record['ctFamilyBody'] ?? record['ctFabricBody']).includes(description) ? [`${id} ${locale}`] : []
        }),
      )
    expect(again).toEqual([])
  })

  it('are offline in one case each (OR-94)', () => {
    expect(listIds('family', ({ ctFamilyOnline }) => !ctFamilyOnline)).toEqual(['prisma'])
    expect(listIds('fabric', ({ ctFabricOnline }) => !ctFabricOnline)).toEqual(['tweed'])
    expect(published.byId('family', 'prisma', 'en')).toBeUndefined()
  })

  it('have no configurator, the metric one, or both (BLK-detail_header-13, BLK-detail_header-14, BLK-detail_header-16)', () => {
    expect(listIds('family', ({ ctFamilyMetricUrl: m, ctFamilyImperialUrl: i }) => !m && !i)).toContain('klok')
    expect(listIds('family', ({ ctFamilyMetricUrl: m, ctFamilyImperialUrl: i }) => m && !i)).toContain('kanteel')
    expect(listIds('family', ({ ctFamilyMetricUrl: m, ctFamilyImperialUrl: i }) => m && i)).toContain('murmel')
    expect(listIds('family', ({ ctFamilyShopLink }) => ctFamilyShopLink)).toContain('murmel')
  })

  it('lack some pictures, and one family has none at all (FAM-06, FAB-03, OR-34)', () => {
    expect(listIds('family', ({ ctFamilyLandscapeImage }) => !ctFamilyLandscapeImage)).toContain('raster')
    expect(listIds('family', ({ ctFamilyImage, ctFamilyOnline }) => ctFamilyOnline && !ctFamilyImage)).toEqual(['vouw'])
    expect(listIds('fabric', ({ ctFabricSquareImage: square, ctFabricOnline: online }) => online && !square)).toEqual(['keper'])
  })

  it('have one with articles, principles and performances (FAM-07, OR-84)', () => {
    const full = ({ ctFamilyArticles: articles, ctFamilyPrinciples: principles, performances }: Flat) =>
      [articles, principles, performances].every((value) => list(value).length)
    expect(listIds('family', full)).toContain('murmel')
  })

  it('have a configurator to jump to in each family whose body has one (BLK-detail_header-07, OR-37)', () => {
    const isTarget = (block: unknown) => part(block, 'cbCallToActionHeroId') === 'configurator'
    const targets = listRecords('family').filter(({ ctFamilyBody }) => list(ctFamilyBody).some(isTarget))
    expect(targets.map(({ id }) => id)).toEqual(['loket', 'murmel', 'kanteel', 'wolk'])
    expect(targets.filter(({ ctFamilyMetricUrl }) => !ctFamilyMetricUrl)).toEqual([])
  })
})

describe('kinds, issues, designers and awards', () => {
  it('have a kind with families only, one with fabrics only, one with nothing, and slugs of each language (TYPO-11, TYPO-12, OR-28)', async () => {
    const entries = await client.typologies({ locale: 'en' })
    const counts = Object.fromEntries(entries.map(({ id, familyCount, fabric_count }) => [id, [familyCount, fabric_count]]))
    expect(counts).toMatchObject({ lighting: [5, 0], fabrics: [0, 22], floors: [0, 0], absorbers: [27, 0] })
    const slugs = locales.map((locale) => findRecord('typology', 'lighting', locale)['ctTypologySlug'])
    expect(new Set(slugs).size).toBe(5)
  })

  it('have an issue without products (TYPO-13, OR-28)', async () => {
    const entries = await client.issues({ locale: 'en' })
    expect(entries.filter(({ familyCount }) => !familyCount).map(({ id }) => id)).toEqual(['neighbours'])
  })

  it('have designers of five, of one and of no families, one in light navigation (DSGN-02, DSGN-03, BLK-detail_header-10)', () => {
    const counts = listRecords('designer').map(({ id, families }) => [id, list(families).length])
    expect(Object.fromEntries(counts)).toMatchObject({ 'tomas-lindqvist': 5, 'greta-halm': 1, 'wim-stillaert': 0 })
    expect(listIds('designer', ({ ctDesignerLightNavigation }) => ctDesignerLightNavigation)).toEqual(['tomas-lindqvist'])
  })

  it('have awards of three years, one without a designer and with two families (AWARD-01, AWARD-04, AWARD-06, OR-90)', async () => {
    const awards = await client.awards({ locale: 'en' })
    expect(awards.map(({ year }) => year)).toEqual([2026, 2026, 2026, 2025, 2025, 2025, 2024, 2024, 2024])
    expect(awards.filter(({ PimDesigner }) => !PimDesigner.length).map(({ id }) => id)).toEqual(['patient-ear'])
    expect(awards.filter(({ families }) => families.length > 1).map(({ id }) => id)).toEqual(['patient-ear'])
  })
})

describe('models, products from stock and skins', () => {
  it('have models that are offline and without a picture (BLK-model_list-01)', () => {
    expect(listIds('model', ({ ctModelOnline }) => !ctModelOnline)).toEqual(['felt-lot-43', 'murmel-xl'])
    expect(listIds('model', ({ ctModelImage }) => !ctModelImage)).toContain('felt-anthracite')
    expect(listIds('skin', ({ ctModelImage }) => !ctModelImage)).toEqual(['rol-plain'])
  })

  it('are all forty-two colours of the felt, each with a lot of its own, an NCS notation and its light in every language (FACT-12)', () => {
    const ids = list(findRecord('fabric', 'loden-felt')['ctFabricModels']).map(String)
    const described = locales.map((locale) =>
      ids.map((id) => {
        const { facts, ctModelDescription } = findRecord('model', id, locale)
        const [
          {
            values: [light],
          },
        ] = facts as [{ values: [number] }]
        const found = /(L\d\d), NCS (S\s\d{4}-[A-Z]\w*), \D+ (\d+)\s?%$/.exec(String(ctModelDescription))
        expect([id, found?.[3]]).toEqual([id, String(light)])
        return found!.slice(1).join(' ')
      }),
    )
    expect(described[0]).toHaveLength(42)
    expect(new Set(described[0]!.map((text) => text.slice(0, 3))).size).toBe(42)
    for (const texts of described) expect(texts).toEqual(described[0])
    expect(reflectance().split('\n')).toHaveLength(45)
  })

  it('have one, three and no finish combinations (R2G-17, R2G-19, R2G-20)', () => {
    const counts = listRecords('ready2go').map(({ id, specificFinishCombinations }) => [
      id,
      list(specificFinishCombinations).length,
    ])
    expect(Object.fromEntries(counts)).toMatchObject({ 'loket-to-go': 1, 'murmel-to-go': 3, 'kiezel-to-go': 0 })
  })

  it('have one picture, and more than twelve (R2G-05, R2G-06)', () => {
    const counts = listRecords('ready2go').map(({ id, images }) => [id, list(images).length])
    expect(Object.fromEntries(counts)).toMatchObject({ 'kiezel-to-go': 1, 'murmel-to-go': 14 })
  })

  it('have finishes of one and of three types, with a picture, a colour or neither (R2G-09, R2G-12, OR-103)', () => {
    const listFinishTypes = (id: string) =>
      new Set(
        list(findRecord('ready2go', id)['finishes']).map((entry) => part(part(part(entry, 'finish'), 'finishType'), 'name')),
      )
    expect([listFinishTypes('murmel-to-go').size, listFinishTypes('loket-to-go').size]).toEqual([1, 3])
    const finishes = listRecords('ready2go').flatMap(({ finishes }) => list(finishes))
    const has = (key: string) => finishes.filter((entry) => part(part(entry, 'finish'), key)).length
    const bare = finishes.filter((entry) => !part(part(entry, 'finish'), 'image') && !part(part(entry, 'finish'), 'color'))
    expect([has('image') > 0, has('color') > 5, bare.length > 0]).toEqual([true, true, true])
  })

  it('have finishes outside, inside, on both sides and on neither; and a name with an accent (R2G-10, SRCH-13)', () => {
    const sides = listRecords('ready2go').flatMap(({ finishes }) =>
      list(finishes).map((entry) => `${part(entry, 'exterior')} ${part(entry, 'interior')}`),
    )
    expect([...new Set(sides)].toSorted()).toEqual(['false false', 'false true', 'true false', 'true true'])
    expect(findRecord('ready2go', 'loket-to-go')['model']).toBe('Loket Solo Ré')
  })
})

describe('files', () => {
  const files = locales.flatMap((locale) =>
    [
      ...all.items('resource').map(({ content }) => content.get(locale)!['ctResourceResource']),
      ...all.items('download').map(({ content }) => content.get(locale)!['ctDownloadFile']),
      ...all.items('pressKit').map(({ content }) => content.get(locale)!['attachment']),
    ].map((file) => ({ url: String(part(file, 'url')), size: part(file, 'size') })),
  )

  it('are there, of the size that records give, and all named by a record (DL-08, DL-34)', async () => {
    for (const { url, size } of files) {
      const { size: bytes } = await stat(`${folder}assets${url}`)
      if (size !== undefined) expect([url, size]).toEqual([url, bytes])
    }
    const named = new Set(files.map(({ url }) => url.replace('/files/', '')))
    expect((await readdir(`${folder}assets/files`)).filter((file) => !named.has(file))).toEqual([])
  })

  it('are 0 b, 512 b, 1.5 Kb and 3 Mb large among others (DL-10, OR-91)', () => {
    expect(files.map(({ size }) => size)).toEqual(expect.arrayContaining([0, 512, 1536, 3 * 2 ** 20]))
  })

  it('are of every media type in one family, with Revit, an unknown and no type, and in another of none (DL-25 to DL-30, OR-39)', () => {
    const listMediaTypes = (id: string) =>
      list(findRecord('family', id)['ctFamilyResources']).map((resource) =>
        part(findRecord('resource', String(resource))['ctResourceMediaType'], 'name'),
      )
    const namedTypes = [
      'Product Specification Sheet',
      'FAQ',
      'Manual',
      'Installation Manual',
      'Care & Maintenance',
      'User Manual',
    ]
    const other = ['Certificate', 'Photometric Data', 'Revit', 'Colour Card', undefined]
    expect(listMediaTypes('murmel')).toEqual(expect.arrayContaining([...namedTypes, ...other]))
    expect(listMediaTypes('prisma')).toEqual([])
  })

  it('are certificates of three kinds, photometric data of a fabric, and one without an alternative text (FAB-05, FAM-11, OR-41)', () => {
    const kinds = listRecords('resource').map(({ ctResourceCertificationType }) => part(ctResourceCertificationType, 'name'))
    expect(new Set(kinds.filter(Boolean))).toEqual(new Set(['EN 13501-1', 'EN ISO 354', 'ISO 23351-1']))
    expect(findRecord('fabric', 'loden-felt')['ctFabricResources']).toContain('felt-reflectance')
    const nameless = listIds('resource', ({ ctResourceResource }) => !part(ctResourceResource, 'alt'))
    expect(nameless).toEqual(['murmel-installation', 'murmel-photometry-rail'])
  })

  it('are open, locked and fully locked; one has no date (DL-04, DL-14, OR-42, OR-91)', async () => {
    const locks = listRecords('download').map(({ ctDownloadLocked: locked, ctDownloadLockedType: type }) =>
      locked ? type : 'open',
    )
    expect(new Set(locks)).toEqual(new Set(['open', 'locked', 'full_locked']))
    expect(listIds('download', ({ _updatedAt }) => !_updatedAt)).toEqual(['loden-catalogue'])
    const anchors = (await client.downloads({ locale: 'de' })).map(({ anchor }) => anchor)
    expect(anchors).toEqual(['price_lists', 'catalogues', 'drawings_and_figures', 'declarations'])
  })

  it('fit each rule of preview links, both words or one of them (DL-11, DL-12, OR-93)', () => {
    const titled = (...words: string[]) =>
      listIds('download', ({ ctDownloadTitle }) => words.every((word) => new RegExp(word, 'i').test(String(ctDownloadTitle))))
    expect(titled('catalog')).toEqual(['colour-catalogue', 'loden-catalogue'])
    expect(titled('catalog', 'loden')).toEqual(['loden-catalogue'])
    expect(titled('acoustic')).toEqual(['acoustic-handbook', 'acoustic-lighting'])
    expect(titled('acoustic', 'lighting')).toEqual(['acoustic-lighting'])
  })

  it('are press kits with and without a size (DL-15)', () =>
    expect(listIds('pressKit', ({ attachment }) => part(attachment, 'size') === undefined)).toEqual(['loket']))
})
