import { locales, type Locale } from '@brand/content'
import {
  acousticGuideTeaser,
  articleGrid,
  awardOverviewTimeline,
  calculator,
  contracts,
  designerCarousel,
  designerQuote,
  downloadList,
  familyGrid,
  figure,
  jobList,
  modelList,
  officeList,
  pressKitOverview,
  shapes,
  type Contract,
} from '@brand/blocks/contracts'
import { describe, expect, it } from 'vitest'
import { allowedSizes } from './image-sizes.ts'
import { shapeMappers, shortCountry } from './shapes.ts'
import { findRegion } from './regions.ts'
import { toProps } from './to-props.ts'

const picture = (id: string) => ({
  id,
  url: `/api/images/${id}`,
  alt: `A ${id}`,
  width: 1600,
  height: 1200,
  focalPoint: null,
  color: null,
})
const color = { cssRgb: 'rgb(242, 193, 46)' }
const dutch = { locale: 'nl', contentLocale: 'nl' } as const
const src = (text: string) => expect.objectContaining({ src: text })

const family = { id: 'murmel', ctFamilyName: 'Murmel', ctFamilySlug: 'murmel', ctFamilyIsHero: true, usedLocale: 'nl' }
const fabric = { id: 'felt', ctFabricName: 'Felt', ctFabricSlug: 'felt', ctFabricIsHero: false, usedLocale: 'nl' }
const ines = { id: 'ines', ctDesignerName: 'Ines', ctDesignerSlug: 'ines', ctDesignerImage: picture('ines'), usedLocale: 'nl' }
const location = {
  id: 'milan',
  ctLocationName: 'Loden Milan',
  ctLocationSlug: 'milan',
  ctLocationType: 'sh_office',
  ctLocationCity: 'Milano & co',
  ctLocationCountry: { name: 'Italië', code: 'it' },
  ctLocationStreet: 'Via Filo',
  ctLocationStreetNumber: '4',
  ctLocationPostalCode: '20100',
  ctLocationTelephone: '+39 02 0000 0000',
  ctLocationEmail: 'milan@loden.example',
  ctLocationMetadata: { seo: { og_image: picture('milan') } },
}

const mapped: [requirement: string, contract: Contract, record: object, props: object][] = [
  [
    'families and fabrics as products, each picture or else the normal one, and what a card says (OR-34, GRID-20)',
    familyGrid,
    {
      cbFamilyGridFamilies: [
        {
          ...family,
          ctFamilyKind: 'Hanglamp',
          facts: [{ name: 'price', values: [1690, 690], unit: '€' as const, per: 'piece' as const }],
          absorptionArea: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5],
          ctFamilyImage: picture('a'),
          ctFamilyHeroImage: picture('b'),
        },
        { ...fabric, absorption: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92], ctFabricImage: picture('c') },
        { ...family, usedLocale: 'en' },
      ],
    },
    {
      families: [
        {
          id: 'murmel',
          title: 'Murmel',
          href: '/nl/acoustic-solutions/murmel',
          kind: 'Hanglamp',
          notes: ['Absorbeert tot 1,4\u00A0m²', 'vanaf €\u00A0690 per stuk, excl. btw'],
          large: true,
          image: src('/api/images/a?w=600&h=515&fit=crop'),
          largeImage: src('/api/images/b?w=600&h=627&fit=crop'),
          landscapeImage: src('/api/images/a?w=600&h=248&fit=crop'),
        },
        {
          id: 'felt',
          title: 'Felt',
          href: '/nl/fabrics/felt',
          notes: ['Absorptieklasse A'],
          large: false,
          image: src('/api/images/c?w=600&h=515&fit=crop'),
          largeImage: src('/api/images/c?w=600&h=627&fit=crop'),
          landscapeImage: src('/api/images/c?w=600&h=248&fit=crop'),
        },
        { id: 'murmel', lang: 'en', title: 'Murmel', href: '/nl/acoustic-solutions/murmel', notes: [], large: true },
      ],
    },
  ],
  [
    'designers with a portrait in 350 and 700 (BLK-designer_carousel-02)',
    designerCarousel,
    { cbDesignerCarouselDesigners: [ines] },
    {
      designers: [
        {
          id: 'ines',
          name: 'Ines',
          href: '/nl/designers/ines',
          image: expect.objectContaining({
            srcset: '/api/images/ines?w=350&h=350&fit=crop 350w, /api/images/ines?w=700&h=700&fit=crop 700w',
          }),
        },
      ],
    },
  ],
  [
    'a single designer beside other fields (OR-82)',
    designerQuote,
    {
      cbDesignerQuoteText: 'Hush',
      cbDesignerQuoteSurface: 'sky',
      cbDesignerQuoteDesigner: { ...ines, ctDesignerImage: undefined },
    },
    { text: 'Hush', surface: 'sky', designer: { id: 'ines', name: 'Ines', href: '/nl/designers/ines' } },
  ],
  [
    'models in 350 and 700 (BLK-model_list-03)',
    modelList,
    {
      cbModelListModels: [
        { id: 's', ctModelName: 'S', ctModelDescription: 'Small', ctModelImage: picture('s'), usedLocale: 'nl' },
      ],
    },
    { models: [{ id: 's', title: 'S', description: 'Small', image: src('/api/images/s?w=350&h=350&fit=crop') }] },
  ],
  [
    'articles in the colour of their category',
    articleGrid,
    {
      cbArticleGridArticles: [
        {
          id: 'a',
          ctArticleTitle: 'A',
          ctArticleSlug: 'a',
          ctArticleCategory: { ctCategoryTitle: 'Kamers', ctCategoryBackgroundColor: color },
          ctArticlePublishDate: '2026-03-01',
          ctArticleReadTime: 61,
          usedLocale: 'nl',
        },
      ],
    },
    {
      articles: [
        {
          id: 'a',
          title: 'A',
          href: '/nl/inspiration/a',
          category: 'Kamers',
          color: '#f2c12e',
          date: '2026-03-01',
          readTime: 61,
        },
      ],
    },
  ],
  [
    'guides in their own colour, each leading to its page',
    acousticGuideTeaser,
    {
      cbAcousticGuideTeaserGuides: [
        {
          id: 'e',
          ctAcousticGuideTitle: 'Echo',
          ctAcousticGuideSlug: 'echo',
          ctAcousticGuideColor: color,
          ctAcousticGuideModifier: 'light',
          usedLocale: 'nl',
        },
      ],
    },
    { guides: [{ id: 'e', title: 'Echo', href: '/nl/noise-reduction/echo', color: '#f2c12e', textTone: 'light' }] },
  ],
  [
    'vacancies with each country once',
    jobList,
    {
      cbJobListJobs: [
        {
          id: 'j',
          ctJobTitle: 'Perser',
          ctJobSlug: 'perser',
          ctJobDate: '2026-01-01',
          ctJobLocations: ['België', 'België', 'Italië'].map((name) => ({ ctLocationCountry: { name } })),
          usedLocale: 'nl',
        },
      ],
    },
    { jobs: [{ id: 'j', title: 'Perser', href: '/nl/careers/perser', date: '2026-01-01', countries: ['België', 'Italië'] }] },
  ],
  [
    'offices with the picture of their metadata, the known parts of an address, and the link to a visit (OFFICE-04)',
    officeList,
    { cbOfficeListOffices: [location] },
    {
      offices: [
        {
          id: 'milan',
          name: 'Loden Milan',
          kind: 'showroom',
          city: 'Milano & co',
          country: 'Italië',
          region: 'europe',
          address: ['Via Filo 4', '20100 Milano & co'],
          phone: '+39 02 0000 0000',
          email: 'milan@loden.example',
          visitHref: '/nl/visit-us?shoffice=Milano+%26+co',
          image: src('/api/images/milan?w=800&h=533&fit=crop'),
        },
      ],
    },
  ],
  [
    'tables of files, locked ones with the page that asks for them in place of an address (DL-04, OR-42, OR-46)',
    downloadList,
    {
      cbDownloadListTables: [
        {
          id: 'p',
          ctDownloadCategoryTitle: 'Lijsten',
          anchor: 'price_lists',
          _allReferencingCtDownloads: [
            {
              id: 'open',
              ctDownloadTitle: 'Open',
              ctDownloadLocked: false,
              ctDownloadLockedType: 'full_locked',
              ctDownloadFile: { format: 'pdf', size: 1536, url: '/media/open.pdf' },
              _updatedAt: '2026-01-01',
            },
            {
              id: 'closed',
              ctDownloadTitle: 'Closed',
              ctDownloadLocked: true,
              ctDownloadLockedType: 'full_locked',
              ctDownloadFile: { format: 'pdf', size: 0, url: '' },
            },
          ],
        },
      ],
    },
    {
      tables: [
        {
          id: 'p',
          title: 'Lijsten',
          anchor: 'price_lists',
          localAnchor: 'lijsten',
          files: [
            { id: 'open', title: 'Open', format: 'pdf', size: 1536, date: '2026-01-01', lock: 'none', href: '/media/open.pdf' },
            {
              id: 'closed',
              title: 'Closed',
              format: 'pdf',
              size: 0,
              lock: 'full_locked',
              requestHref: '/nl/downloads/request/closed',
            },
          ],
        },
      ],
    },
  ],
  [
    'press kits by name and size (DL-15)',
    pressKitOverview,
    { cbPressKitOverviewKits: [{ id: 'k', name: 'Kit', attachment: { url: '', size: 2048 } }] },
    { kits: [{ id: 'k', name: 'Kit', size: 2048, requestHref: '/nl/downloads/request/k' }] },
  ],
  [
    'awards with their families and the first designer',
    awardOverviewTimeline,
    {
      cbAwardOverviewTimelineAwards: [
        {
          id: 'w',
          year: 2026,
          name: 'Golden ear',
          families: [{ id: 'murmel', slug: 'murmel', name: 'Murmel', image: picture('m') }],
          PimDesigner: [
            { name: 'Ines', link: '/nl/designers/ines' },
            { name: 'Tomas', link: '/nl/designers/tomas' },
          ],
        },
        { id: 'v', year: 2025, name: 'Quiet object', families: [], PimDesigner: [] },
      ],
    },
    {
      awards: [
        {
          id: 'w',
          year: 2026,
          name: 'Golden ear',
          products: [
            { title: 'Murmel', href: '/nl/acoustic-solutions/murmel', image: src('/api/images/m?w=600&h=515&fit=crop') },
          ],
          designer: { name: 'Ines', href: '/nl/designers/ines' },
        },
        { id: 'v', year: 2025, name: 'Quiet object', products: [] },
      ],
    },
  ],
  [
    'what absorbs, with its coefficients (FACT-02)',
    figure,
    {
      cbFigureAbsorbers: [
        { id: 'p', ctFamilyName: 'Rib', ctFamilySlug: 'rib', absorption: [0.1, 0.2], usedLocale: 'nl' },
        { id: 'q', ctFabricName: 'Moss', ctFabricSlug: 'moss', usedLocale: 'nl' },
      ],
    },
    {
      absorbers: [
        { id: 'p', name: 'Rib', href: '/nl/acoustic-solutions/rib', values: [0.1, 0.2] },
        { id: 'q', name: 'Moss', href: '/nl/fabrics/moss' },
      ],
    },
  ],
  [
    'finishes of the wall covering (FAM-12)',
    calculator,
    { cbCalculatorFinishes: [{ id: 'f', ctModelName: 'Reed', ctModelImage: picture('r') }] },
    { finishes: [{ id: 'f', name: 'Reed', image: src('/api/images/r?w=160&h=160&fit=crop') }] },
  ],
]

describe('other records reach a block in its shape', () => {
  it.each(mapped)('%s', (_, contract, record, props) => {
    expect(toProps(contract, { ...record }, dutch)).toEqual(props)
  })

  it('has a mapper for each shape, which names each of its props (OR-85)', () => {
    expect(Object.keys(shapeMappers).toSorted()).toEqual(Object.keys(shapes).toSorted())
    const [, , product] = mapped[0]!
    const [first] = (product as { cbFamilyGridFamilies: never[] }).cbFamilyGridFamilies
    expect(Object.keys(shapeMappers.product(first!, { linkTo: () => '', contentLocale: 'en' })).toSorted()).toEqual(
      Object.keys(shapes.product).toSorted(),
    )
  })

  it('takes only values of the kind that a prop of the shape has (OR-85)', () => {
    type Designer = (typeof shapeMappers)['designer']
    // @ts-expect-error -- a picture must be a picture of a record
    const address: Designer = () => ({ name: 'Ines', href: '/ines', image: '/ines.jpg' })
    // @ts-expect-error -- a name must be there
    const nameless: Designer = () => ({ name: undefined, href: '/ines', image: undefined })
    // @ts-expect-error -- each prop must be named
    const short: Designer = () => ({ name: 'Ines', href: '/ines' })
    expect([address, nameless, short]).toHaveLength(3)
  })

  it('links from a page that fell back to English into the visitor’s locale (OR-06, RELIABILITY 23)', () => {
    const record = { cbDesignerQuoteText: 'Hush', cbDesignerQuoteDesigner: { ...ines, usedLocale: 'en' } }
    expect(toProps(designerQuote, record, { locale: 'fr', contentLocale: 'en' })).toMatchObject({
      designer: { href: '/fr/designers/ines' },
    })
    expect(toProps(designerQuote, record, { locale: 'fr', contentLocale: 'en' }).designer).not.toHaveProperty('lang')
  })

  it('requests only pictures that the server offers (IMG-06)', () => {
    const offered = allowedSizes(contracts)
    for (const [, contract, record] of mapped)
      for (const [, w, h = ''] of JSON.stringify(toProps(contract, { ...record }, dutch)).matchAll(/\?w=(\d+)(?:&h=(\d+))?/g))
        expect(offered).toContain(`${w}x${h}`)
  })

  it.each([
    ['normal', 'image', 326, 280],
    ['large', 'largeImage', 670, 700],
    ['landscape', 'landscapeImage', 677, 280],
  ] as const)(
    'cuts the %s picture of a product, %s, as %i × %i, at 600w and 1200w (IMG-01 to IMG-04)',
    (_, prop, width, height) => {
      const record = { cbFamilyGridFamilies: [{ ...family, ctFamilyImage: picture('a') }] }
      const srcset = toProps(familyGrid, record, dutch).families![0]![prop]!.srcset!
      const offered = srcset
        .split(', ')
        .map((candidate) => /\?w=(\d+)&h=(\d+)&fit=crop (\d+)w$/.exec(candidate)!.slice(1).map(Number))
      expect(offered).toEqual([600, 1200].map((w) => [w, Math.round((w * height) / width), w]))
    },
  )
})

it('calls two countries by their short names (OFFICE-10, OFFICE-11)', () => {
  expect(['United Kingdom of Great Britain and Northern Ireland', 'United States of America', 'Italy'].map(shortCountry)).toEqual(
    ['United Kingdom', 'United States', 'Italy'],
  )
})

it.each(['Köln', 'KOELN', 'koln', 'Ko\u0308ln'])('calls %s by the name that the language has (OFFICE-09)', (city) => {
  const office = { id: 'a', ctLocationName: 'A', ctLocationCity: city, ctLocationCountry: { name: 'Germany' } }
  const cityIn = (contentLocale: Locale) => {
    const record = { ...office, ctLocationMetadata: { seo: {} } }
    return toProps(officeList, { cbOfficeListOffices: [record] }, { locale: 'en', contentLocale }).offices![0]!.city
  }
  expect(locales.map(cityIn)).toEqual(['Cologne', 'Keulen', 'Köln', 'Cologne', 'Colonia'])
})

it('knows the region of a country (OFFICE-12)', () => {
  expect(['be', 'us', 'sg', 'za', undefined].map(findRegion)).toEqual([
    'europe',
    'americas',
    'asia-pacific',
    'middle-east-africa',
    'europe',
  ])
})
