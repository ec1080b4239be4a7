import {
  acousticGuideAnswer,
  acousticGuideCard,
  apiPaths,
  articleAnswer,
  articleList,
  awardList,
  breadcrumbList,
  categoryAnswer,
  categoryList,
  designerAnswer,
  designerList,
  downloadList,
  fabricAnswer,
  fabricCard,
  familyAnswer,
  familyGrid,
  familyList,
  faqList,
  filterList,
  issueAnswer,
  jobAnswer,
  jobList,
  locationList,
  pressList,
  ready2goAnswer,
  ready2goCount,
  ready2goList,
  redirectList,
  skinList,
  typologyAnswer,
} from '@brand/content'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemLine } from './ingest/problems.ts'
import { catalogue } from './test/catalogue.ts'
import { start } from './test/start.ts'

type Row = [what: string, call: string, schema: z.ZodType, expected: unknown]
const p = apiPaths
const ids = (...expected: string[]) => expected.map((id) => expect.objectContaining({ id }))
const card = (id: string, usedLocale: string) => expect.objectContaining({ id, usedLocale })

const answers: Row[] = [
  [
    'articles are listed newest first, the undated last (API-05, OR-88)',
    p.articles,
    articleList,
    ids('new', 'fair', 'house', 'old', 'undated'),
  ],
  [
    'a list falls back to English, and says so (LOC-30, OR-22)',
    `${p.articles}?locale=nl`,
    articleList,
    expect.arrayContaining([card('new', 'en'), card('old', 'nl')]),
  ],
  [
    'an article has all its fields, its category and the first three others that the editor chose (API-06, ART-10, ART-13, OR-87)',
    `${p.articles}?slug=old-nl&locale=nl`,
    articleAnswer,
    {
      article: {
        id: 'old',
        ctArticleTitle: 'Old (nl)',
        ctArticleCategory: {
          ctCategoryTitle: 'Materials (nl)',
          ctCategorySlug: 'materials-nl',
          ctCategoryBackgroundColor: { cssRgb: 'rgb(31, 59, 45)' },
        },
        ctArticleReadTime: 120,
        ctArticleBody: [{ cbTextHtml: '<p>See <a href="/nl/inspiration/new">new</a></p> (nl)' }],
        ctArticleRelatedArticles: [{ id: 'fair' }, { id: 'undated' }, { id: 'new', usedLocale: 'en' }],
        ctArticleLightNavigation: true,
      },
      usedLocale: 'nl',
      localizedSlugs: { type: 'article', slugs: { en: 'old', nl: 'old-nl' } },
    },
  ],
  [
    'an article without chosen ones has the newest others of its category (OR-87)',
    `${p.articles}?slug=new`,
    articleAnswer,
    { article: { ctArticleRelatedArticles: [{ id: 'old' }, { id: 'undated' }] }, localizedSlugs: { slugs: { en: 'new' } } },
  ],
  [
    'an article that is missing in a locale comes in English (LOC-30)',
    `${p.articles}?slug=new&locale=nl`,
    articleAnswer,
    { usedLocale: 'en', article: { id: 'new' } },
  ],
  [
    'an article is found by its English slug in every locale (OR-06)',
    `${p.articles}?slug=old&locale=nl`,
    articleAnswer,
    { usedLocale: 'nl' },
  ],
  [
    'an event has its facts (ART-10)',
    `${p.articles}?slug=fair`,
    articleAnswer,
    {
      article: {
        ctArticleDate: '2026-05-01',
        ctArticleClosingDate: '2026-05-04',
        ctArticleLocation: 'Hall 4',
        ctArticlePrice: '€ 12',
        ctArticleBooth: 'B12',
        ctArticleWebsite: 'https://fair.example/',
      },
    },
  ],
  [
    'a project has its facts (ART-10)',
    `${p.articles}?slug=house`,
    articleAnswer,
    { article: { ctArticleArchitect: 'Ann Other', ctArticlePhotographer: 'Nobody Here' } },
  ],
  ['categories are listed (API-07)', p.categories, categoryList, ids('empty', 'events', 'materials')],
  [
    'a category has its articles, newest first (API-08, ART-14, OR-88)',
    `${p.categories}?slug=materials`,
    categoryAnswer,
    {
      category: { ctCategoryTitle: 'Materials', ctCategoryLightNavigation: false, articles: ids('new', 'old', 'undated') },
      usedLocale: 'en',
      localizedSlugs: { type: 'category' },
    },
  ],
  ['a category may have none (ART-14)', `${p.categories}?slug=empty`, categoryAnswer, { category: { articles: [] } }],
  ['vacancies are listed newest first (OR-86)', p.job, jobList, ids('listener', 'presser')],
  [
    'a vacancy has its locations with their countries (API-09, JOB-07)',
    `${p.job}?slug=presser`,
    jobAnswer,
    {
      response: {
        ctJob: {
          ctJobTitle: 'Presser & dyer',
          ctJobLocations: [{ ctLocationCountry: { name: 'Italy' } }, { ctLocationCity: 'Milan' }],
          ctJobMetadata: { title: 'Presser', image: { url: '/api/images/room' } },
        },
      },
      localizedSlugs: { type: 'job', slugs: { en: 'presser', nl: 'presser-nl' } },
    },
  ],
  ['guides are listed (API-10)', p.acousticGuides, z.array(acousticGuideCard), ids('calls', 'echo')],
  [
    'a guide has its colours, and without chosen articles the newest three (API-11, GUIDE-04, GUIDE-05, OR-87)',
    `${p.acousticGuides}?slug=echo`,
    acousticGuideAnswer,
    {
      response: {
        ctAcousticGuideColor: { cssRgb: 'rgb(31, 59, 45)' },
        ctAcousticGuideModifier: 'light',
        ctAcousticGuideLightNavigation: false,
        ctAcousticGuideRelatedArticles: ids('new', 'fair', 'house'),
      },
      localizedSlugs: { type: 'acousticGuide' },
    },
  ],
  [
    'a guide has the articles that the editor chose (API-11)',
    `${p.acousticGuides}?slug=calls`,
    acousticGuideAnswer,
    { response: { ctAcousticGuideRelatedArticles: ids('house') } },
  ],
  [
    'questions have answers in HTML (API-13, FAQ-07)',
    p.faq,
    faqList,
    [{ ctFaqQuestion: 'Can I wash it?', ctFaqAnswer: '<p>Brush <em>it</em>.</p>' }],
  ],
  [
    'the nearest ten are dealers that are online and have coordinates, with their distance (API-14, OR-69)',
    `${p.locations}?latitude=50&longitude=4`,
    locationList,
    [
      expect.objectContaining({ id: 'dealer-0', distance: 0 }),
      expect.objectContaining({ id: 'dealer-1', distance: 11.1 }),
      ...ids('dealer-2', 'dealer-3', 'dealer-4', 'dealer-5', 'dealer-6', 'dealer-7', 'dealer-8', 'dealer-9'),
    ],
  ],
  [
    'awards come newest year first, in the editor’s order (API-16, AWARD-06, OR-90)',
    p.awards,
    awardList,
    ids('second', 'third', 'first'),
  ],
  [
    'an award names its families and designer (AWARD-06)',
    `${p.awards}?locale=nl`,
    awardList,
    expect.arrayContaining([
      expect.objectContaining({
        category: 'Ceilings (nl)',
        families: [
          { id: 'baffle', slug: 'baffle-nl', name: 'Baffle', image: expect.objectContaining({ url: '/api/images/room' }) },
          { id: 'lamp', slug: 'lamp', name: 'Lamp', image: expect.objectContaining({ url: '/api/images/room' }) },
        ],
        PimDesigner: [{ name: 'Ines', link: '/nl/designers/ines' }],
      }),
    ]),
  ],
  [
    'redirects are answered as they were written (API-17, RED-02)',
    p.redirects,
    redirectList,
    [
      { from: 'https://old.example/a', to: 'https://new.example/', is_permanent: false },
      { from: '/old', to: 'new', is_permanent: true },
    ],
  ],
  [
    'families are listed without those that are offline (API-18, OR-94)',
    `${p.families}?locale=nl`,
    familyList,
    [card('baffle', 'nl'), card('lamp', 'en')],
  ],
  [
    'a family has all its fields, with models that are online only (API-19, FAM-05 to FAM-11, FAM-13, BLK-model_list-01, OR-84)',
    `${p.families}?slug=baffle`,
    familyAnswer,
    {
      response: {
        ctFamilyName: 'Baffle',
        ctFamilyIsHero: true,
        ctFamilyOnline: true,
        ctFamilyImage: {
          url: '/api/images/room',
          responsiveImage: { src: '/api/images/room', alt: 'A room', width: 1800, height: 1012, bgColor: '#183828' },
        },
        ctFamilyModels: [{ id: 'short', ctModelName: 'Short', ctModelDescription: '60 cm' }, { id: 'long' }],
        ctFamilyFelts: [
          { key: 'short', felt: { ctModelName: 'Short' }, pictures: [] },
          {
            key: 'long',
            felt: { id: 'long' },
            pictures: [{ original: { url: '/api/images/room' }, replacement: { alt: 'A room' } }],
          },
        ],
        ctFamilyPrinciples: [{ ctFamilyPrincipleIdentifier: 'absorb', ctFamilyPrincipleTitle: 'Absorbs' }],
        performances: [{ label: 'αw', value: '0.95' }],
        ctFamilyArticles: [{ ctArticleTitle: 'New', ctArticleCategory: { ctCategoryTitle: 'Materials' } }],
        ctFamilyResources: [
          {
            ctResourceName: 'Manual',
            ctResourceResource: { url: '/files/manual.pdf', alt: '', filename: 'manual.pdf' },
            ctResourceMediaType: { name: 'Manual' },
          },
        ],
        ctFamilyMetadata: { title: 'Baffle', description: 'A baffle', image: { url: '/api/images/room' } },
        ctFamilyMetricUrl: 'https://configure.example/m',
        ctFamilyShopLink: 'https://shop.example/baffle',
        ctFamilyIssues: [{ ctFamilyIssueTitle: 'Echo', ctFamilyIssueSlug: 'echo' }],
        ctFamilyTypologies: [{ ctTypologyTitle: 'Panels' }],
        designers: [{ ctDesignerName: 'Ines', usedLocale: 'en' }],
      },
      usedLocale: 'en',
      localizedSlugs: { type: 'family', slugs: { en: 'baffle', nl: 'baffle-nl' } },
    },
  ],
  [
    'the articles after one, round from the last to the first (ART-06)',
    `${p.articles}?after=fair&limit=2`,
    articleList,
    ids('house', 'old'),
  ],
  ['after the last article comes the first (ART-06)', `${p.articles}?after=undated&limit=1`, articleList, ids('new')],
  ['the awards of one family', `${p.awards}?family=lamp`, awardList, [{ name: 'Second' }]],
  ['a list is as long as was asked for, in its order', `${p.families}?limit=1`, familyList, ids('baffle')],
  [
    'an item has as many products as were asked for, of each kind',
    `${p.familyTypologies}?slug=panels&limit=0`,
    typologyAnswer,
    { response: { ctTypologyTitle: 'Panels', heroFamilies: [], normalFamilies: [], heroFabrics: [], normalFabrics: [] } },
  ],
  [
    'all families of a grid, the large ones apart (OR-20, BLK-family_grid-02)',
    `${p.familyGrid}?template=all`,
    familyGrid,
    { hero: ids('baffle'), normal: ids('lamp') },
  ],
  [
    'the grid of a typology has its fabrics too (OR-20)',
    `${p.familyGrid}?template=types/fabrics`,
    familyGrid,
    { hero: ids('felt'), normal: [] },
  ],
  [
    'the grid of an issue (OR-20)',
    `${p.familyGrid}?template=issues/echo-nl&locale=nl`,
    familyGrid,
    { hero: ids('baffle'), normal: [] },
  ],
  [
    'typologies are entries of a filter, in the editor’s order, with counts (API-20, TYPO-12)',
    p.familyTypologies,
    filterList,
    [
      { id: 'panels', title: 'Panels', slug: 'panels', familyCount: 2, fabric_count: 0, pim_item_count: 0 },
      { id: 'fabrics', title: 'Fabrics', slug: 'fabrics', familyCount: 0, fabric_count: 1, pim_item_count: 0 },
      { id: 'none', title: 'None', slug: 'none', familyCount: 0, fabric_count: 0, pim_item_count: 0 },
    ],
  ],
  [
    'a typology has its large and other products (API-21, TYPO-11)',
    `${p.familyTypologies}?slug=panels-nl&locale=nl`,
    typologyAnswer,
    {
      response: {
        ctTypologyTitle: 'Panels (nl)',
        ctTypologyIntro: 'All panels (nl)',
        ctTypologyColor: { cssRgb: 'rgb(31, 59, 45)' },
        heroFamilies: ids('baffle'),
        normalFamilies: [card('lamp', 'en')],
        heroFabrics: [],
        normalFabrics: [],
      },
      localizedSlugs: { type: 'typology', slugs: { en: 'panels', nl: 'panels-nl' } },
    },
  ],
  [
    'issues are entries of a filter (API-22)',
    p.familyIssues,
    filterList,
    [{ id: 'echo', title: 'Echo', slug: 'echo', familyCount: 1, fabric_count: 0, pim_item_count: 0 }],
  ],
  [
    'an issue has its families (API-23, TYPO-13, OR-78)',
    `${p.familyIssues}?slug=echo`,
    issueAnswer,
    { response: { heroFamilies: ids('baffle'), normalFamilies: [] }, localizedSlugs: { type: 'issue' } },
  ],
  ['fabrics are listed without those that are offline (OR-94)', p.fabrics, z.array(fabricCard), ids('felt')],
  [
    'a fabric has its colours, articles and files (API-25, FAB-03, OR-84)',
    `${p.fabrics}?slug=felt`,
    fabricAnswer,
    {
      response: {
        ctFabricImage: { responsiveImage: { src: '/api/images/room' } },
        ctFabricModels: ids('short'),
        ctFabricArticles: ids('old'),
        ctFabricResources: ids('manual'),
      },
      localizedSlugs: { type: 'fabric' },
    },
  ],
  [
    'skins may lack a picture (API-26, FAM-12)',
    p.familySkinModels,
    skinList,
    [
      { id: 'bare', ctModelName: 'Bare' },
      { id: 'reed', ctModelImage: { url: '/api/images/room' } },
    ],
  ],
  ['products from stock are counted (API-27)', p.ready2goCount, ready2goCount, { count: 2 }],
  ['products from stock are listed (API-28)', p.ready2go, ready2goList, ids('booth', 'stool')],
  [
    'a product from stock names its family and its finishes (API-29, R2G-22, R2G-23, R2G-24, OR-07)',
    `${p.ready2go}?slug=booth&locale=nl`,
    ready2goAnswer,
    {
      response: {
        model: 'Booth Ré',
        description: '<p>A booth.</p> (nl)',
        images: [{ url: '/api/images/room', alt: 'Een kamer', title: 'Front' }],
        familySlug: 'baffle-nl',
        familyName: 'Baffle',
        finishes: [
          {
            exterior: true,
            interior: false,
            finish: { name: 'Moss', finishType: { name: 'Felt' }, image: { url: '/api/images/room' } },
          },
          { exterior: false, interior: true, finish: { name: 'Oak', color: { hex: '#b08040' } } },
        ],
        specificFinishCombinations: [{ finishCombination: { name: 'Moss and oak' } }],
      },
      localizedSlugs: { type: 'ready2go', slugs: { en: 'booth', nl: 'booth' } },
    },
  ],
  ['designers are listed (OR-19)', p.designers, designerList, ids('ines', 'tomas')],
  [
    'a designer has families that are online, and their number (API-30, DSGN-05)',
    `${p.designers}?slug=ines`,
    designerAnswer,
    {
      response: {
        ctDesignerImage: { responsiveImage: { src: '/api/images/room' } },
        ctDesignerLightNavigation: true,
        familyCount: 2,
        families: [
          { id: 'baffle', ctFamilyIsHero: true },
          { id: 'lamp', ctFamilyIsHero: false },
        ],
      },
    },
  ],
  [
    'a designer may have no families (API-30)',
    `${p.designers}?slug=tomas`,
    designerAnswer,
    { response: { families: [], familyCount: 0 } },
  ],
  [
    'downloads are in their category, whose anchor is English in every locale; a locked one has no address (API-31, DL-13, DL-14, OR-46, OR-92)',
    `${p.downloads}?locale=nl`,
    downloadList,
    [
      {
        id: 'prices',
        ctDownloadCategoryTitle: 'Prijslijsten',
        anchor: 'price_lists',
        _allReferencingCtDownloads: [
          {
            id: 'closed',
            ctDownloadTitle: 'Closed',
            ctDownloadLocked: true,
            ctDownloadLockedType: 'full_locked',
            ctDownloadFile: { format: 'pdf', size: 1, url: '' },
          },
          {
            id: 'open',
            ctDownloadTitle: 'Open',
            ctDownloadLocked: false,
            ctDownloadLockedType: 'locked',
            ctDownloadFile: { format: 'pdf', size: 1536, url: '/files/open.pdf' },
            _updatedAt: '2026-01-01',
          },
        ],
      },
    ],
  ],
  [
    'press kits have no address (API-32, DL-15, OR-46)',
    p.press,
    pressList,
    [{ id: 'kit', name: 'Kit', attachment: { url: '', size: 2048 } }],
  ],
  [
    'a trail leads from home to the page (BC-02, BC-04, BC-08, OR-20)',
    `${p.breadcrumbs}?locale=nl&name=family&path=/acoustic-solutions/baffle-nl&title=Baffle`,
    breadcrumbList,
    [
      { id: 'home', url: '/nl', label: 'Home', index: 0 },
      { id: 'products', url: '/nl/acoustic-solutions', label: 'Producten', index: 1 },
      { id: 'family', url: '/nl/acoustic-solutions/baffle-nl', label: 'Baffle', index: 2 },
    ],
  ],
  [
    'a fabric’s trail leads over the record of its kind, by its title in the language (BC-06)',
    `${p.breadcrumbs}?locale=nl&name=fabric&path=/nl/fabrics/felt&title=Vilt`,
    breadcrumbList,
    [
      { id: 'home', url: '/nl', label: 'Home', index: 0 },
      { id: 'products', url: '/nl/acoustic-solutions', label: 'Producten', index: 1 },
      { id: 'fabrics', url: '/nl/acoustic-solutions/types/fabrics', label: 'Fabrics (nl)', index: 2 },
      { id: 'fabric', url: '/nl/fabrics/felt', label: 'Vilt', index: 3 },
    ],
  ],
  [
    'a page’s trail leads over the page that its record names, and what is above that (BC-10)',
    `${p.breadcrumbs}?locale=nl&name=page&path=/nl/rolls&title=Rolls`,
    breadcrumbList,
    [
      { id: 'home', url: '/nl', label: 'Home', index: 0 },
      { id: 'products', url: '/nl/acoustic-solutions', label: 'Producten', index: 1 },
      { id: 'typology', url: '/nl/acoustic-solutions/types/fabrics', label: 'Fabrics (nl)', index: 2 },
      { id: 'page', url: '/nl/rolls', label: 'Rolls', index: 3 },
    ],
  ],
  [
    'a page’s trail leads over the list of all products where its record names that (BC-10)',
    `${p.breadcrumbs}?locale=nl&name=page&path=/nl/list&title=List`,
    breadcrumbList,
    [
      { id: 'home', url: '/nl', label: 'Home', index: 0 },
      { id: 'products', url: '/nl/acoustic-solutions', label: 'Producten', index: 1 },
      { id: 'page', url: '/nl/list', label: 'List', index: 2 },
    ],
  ],
  [
    'a page’s trail leads over the published pages above it, in their own language (BC-01, BC-08)',
    `${p.breadcrumbs}?locale=nl&name=page&path=/nl/faq/hidden/none/page&title=Page`,
    breadcrumbList,
    [
      { id: 'home', url: '/nl', label: 'Home', index: 0 },
      { id: 'faq', url: '/nl/faq', label: 'Questions about felt (nl)', index: 1 },
      { id: 'page', url: '/nl/faq/hidden/none/page', label: 'Page', index: 2 },
    ],
  ],
]

const errors: [what: string, call: string, status: number, message: string][] = [
  ['an unknown slug', `${p.articles}?slug=nope`, 404, 'Article not found'],
  ['the slug of a locale that was not asked', `${p.articles}?slug=old-nl&locale=en`, 404, 'Article not found'],
  ['an empty slug', `${p.families}?slug=`, 404, 'Family not found'],
  ['a family that is offline', `${p.families}?slug=secret`, 404, 'Family not found'],
  ['a fabric that is offline', `${p.fabrics}?slug=tweed`, 404, 'Fabric not found'],
  ['an unknown template', `${p.familyGrid}?template=types/nope`, 404, 'Template not found'],
  ['a length that is no number', `${p.families}?limit=-1`, 400, 'limit: must be a whole number'],
  ['no template', p.familyGrid, 400, 'template: '],
  ['a template that is none', `${p.familyGrid}?template=other/x`, 400, 'template: must be all, types/{slug} or issues/{slug}'],
  ['a latitude alone', `${p.locations}?latitude=50`, 400, 'latitude and longitude: must be given together'],
  ['a longitude alone', `${p.locations}?longitude=4`, 400, 'latitude and longitude: must be given together'],
  ['a latitude beyond the pole', `${p.locations}?latitude=91&longitude=4`, 400, 'latitude: must be from -90 to 90'],
  ['a longitude beyond the date line', `${p.locations}?latitude=50&longitude=-180.5`, 400, 'longitude: must be from -180 to 180'],
  ['a latitude that is no number', `${p.locations}?latitude=north&longitude=4`, 400, 'latitude: must be decimal degrees'],
  ['an empty latitude', `${p.locations}?latitude=&longitude=4`, 400, 'latitude: must be decimal degrees'],
  ['infinity', `${p.locations}?latitude=1e999&longitude=4`, 400, 'latitude: must be decimal degrees'],
  ['a trail without a title', `${p.breadcrumbs}?name=family&path=/x`, 400, 'title: '],
  ['a trail of another site', `${p.breadcrumbs}?name=family&path=//x.example&title=X`, 400, 'path: must be a path from the root'],
  ['a trail that runs code', `${p.breadcrumbs}?name=family&path=javascript:alert(1)&title=X`, 400, 'path: '],
]

describe('over a catalogue', () => {
  it('there is no problem (RELIABILITY 26)', async () => {
    const { api } = await start({ content: catalogue })
    const lines = api.snapshot().problems.map(problemLine)
    expect(lines.filter((line) => !line.endsWith(': is not translated'))).toEqual([])
  })

  it.each(answers)('%s', async (_, call, schema, expected) => {
    const { get } = await start({ content: catalogue, activeLocales: ['en', 'nl', 'it'] })
    const { status, body } = await get(call)
    expect(status).toBe(200)
    expect(schema.safeParse(body).error).toBeUndefined()
    if (Array.isArray(expected)) expect(body).toHaveLength(expected.length)
    expect(body).toMatchObject(expected as object)
  })

  it.each(errors)('%s is refused (DRV-06, ENT-02)', async (_, call, status, message) => {
    const { get } = await start({ content: catalogue })
    const { body } = await get(call)
    const field = message.startsWith('latitude and')
      ? /tude=/.exec(call) && (call.includes('latitude=') ? 'longitude' : 'latitude')
      : message.split(':')[0]!
    expect(body).toEqual({
      message: expect.stringContaining(message),
      code: status,
      ...(status === 400 && { fields: { [field!]: expect.any(String) } }),
    })
  })

  it('every location that is online is listed, offices too, with its parts and the code of its country (API-14, DEALER-02, DEALER-06, DEALER-19)', async () => {
    const { client } = await start({ content: catalogue })
    const locations = await client.locations({ locale: 'nl' })
    expect(locations).toHaveLength(15)
    expect(locations.find(({ id }) => id === 'milan')).toMatchObject({
      ctLocationType: 'sh_office',
      ctLocationCountry: { name: 'Italy (nl)', code: 'it' },
      ctLocationLightningRep: false,
      ctLocationMetadata: { seo: { og_image: { url: '/api/images/room' } } },
    })
  })
})
