import { locales, fixedRoutes } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { createSnapshot } from './create-snapshot.ts'
import { isListed } from './snapshot.ts'
import { isBrokenLink, itemAt, localizeLink } from './links.ts'
import { loadSnapshot } from './test/snapshot-of.ts'

const files = {
  'records/page/home.json': { ctPageSlug: 'home' },
  'records/page/about.json': { ctPageSlug: { en: 'about', nl: 'over-ons' } },
  'records/page/workshop.json': { ctPageSlug: { en: 'about/workshop', nl: 'over-ons/werkplaats' } },
  'records/page/linked.json': {
    ctPageSlug: { en: 'linked', nl: 'verbonden' },
    ctPageLink: { en: '/deep/down/linked', nl: '/diep/verbonden' },
  },
  'records/page/private.json': { ctPageSlug: 'private', ctPageStatus: 'private' },
  'records/page/hidden.json': { ctPageSlug: 'hidden', ctPageStatus: 'hidden' },
  'records/page/draft.json': { ctPageSlug: 'draft', ctPageStatus: 'draft' },
}

const version = async (part: object) => (await loadSnapshot({ ...files, ...part })).snapshot.version

describe('a snapshot', () => {
  it('finds a page by its own link first, then by its slug with all its levels (OR-12)', async () => {
    const { snapshot } = await loadSnapshot(files)
    const findId = (address: string) => snapshot.find('page', address, 'en')?.item.id
    expect([findId('about'), findId('about/workshop'), findId('deep/down/linked')]).toEqual(['about', 'workshop', 'linked'])
    // Each page has one address: neither the last segment of a path nor the slug of a page with its own link is another one.
    for (const address of ['workshop', 'linked', 'down/linked', 'x/about', 'About', 'about/', '', '__proto__'])
      expect([address, findId(address)]).toEqual([address, undefined])
  })

  it('knows the block that a problem is in, whoever finds it (RELIABILITY 26, PAGE-31)', async () => {
    const { snapshot } = await loadSnapshot({
      'records/page/x.json': {
        ctPageSlug: 'x',
        ctPageIntro: 1,
        ctPageBody: [
          { type: 'cb_quote' },
          { type: 'cb_text', cbTextHtml: { en: '<p><a href="/gone">Gone</a></p>' } },
          { type: 'cb_quote', cbQuoteText: 'Q', cbQuoteHue: 'red' },
        ],
      },
    })
    expect(snapshot.problems.map(({ path, block }) => [path, block])).toEqual([
      ['ctPageIntro', undefined],
      ['ctPageBody.0.cbQuoteText', 'x-1'],
      ['ctPageBody.2.cbQuoteHue', 'x-3'],
      ['ctPageBody.1.cbTextHtml.en', 'x-2'],
    ])
  })

  it('reports the locale in which an item was found (LOC-30)', async () => {
    const { snapshot } = await loadSnapshot(files)
    expect(snapshot.find('page', 'over-ons', 'nl')).toMatchObject({ usedLocale: 'nl', record: { ctPageSlug: 'over-ons' } })
    expect(snapshot.find('page', 'about', 'it')).toMatchObject({ usedLocale: 'en', record: { ctPageSlug: 'about' } })
    expect(snapshot.find('page', 'over-ons', 'it')).toBeUndefined()
    expect(snapshot.find('page', 'over-ons', 'en')).toBeUndefined()
  })

  it('finds an item by its English address in every locale (RT-01, OR-06)', async () => {
    const { snapshot } = await loadSnapshot(files)
    expect(snapshot.find('page', 'about', 'nl')).toMatchObject({ usedLocale: 'nl', record: { ctPageSlug: 'over-ons' } })
  })

  it('contains private and hidden pages without listing them, and drafts only for preview (OR-11, PAGE-04)', async () => {
    const { snapshot } = await loadSnapshot(files)
    const listed = snapshot
      .items('page')
      .filter((item) => isListed(item, item.content.get('en')!))
      .map(({ id }) => id)
    expect(listed).toEqual(['about', 'home', 'linked', 'workshop'])
    expect(snapshot.find('page', 'private', 'en')).toBeDefined()
    expect(snapshot.find('page', 'hidden', 'en')).toBeDefined()
    expect(snapshot.find('page', 'draft', 'en')).toBeUndefined()
    const preview = await loadSnapshot(files, { drafts: true })
    expect(preview.snapshot.find('page', 'draft', 'en')).toBeDefined()
  })

  it('knows only the active locales (LOC-02)', async () => {
    const { snapshot, lines } = await loadSnapshot(files, { active: ['en', 'de'] })
    expect(lines).toEqual([])
    expect(snapshot.items('page')[0]!.localizedSlugs.slugs).toEqual({ en: 'about' })
  })

  it('has the same version for the same content, and another for another (RELIABILITY 7)', async () => {
    expect(await version({})).toBe(await version({}))
    expect(await version({})).not.toBe(
      await version({ 'records/page/home.json': { ctPageSlug: 'home', ctPageLightNavigation: true } }),
    )
  })

  it('is empty without records, and ignores records of an unknown kind (RELIABILITY 26)', () => {
    const stray = { type: 'poem', id: 'x', file: 'x', locales: ['en' as const], read: () => ({}), where: () => '' }
    const snapshot = createSnapshot({ records: [stray], problems: [] }, { locales, drafts: false })
    expect([snapshot.problems, snapshot.items('page'), snapshot.items('poem'), snapshot.find('page', 'home', 'en')]).toEqual([
      [],
      [],
      [],
      undefined,
    ])
  })
})

describe('links in the content', () => {
  it.each([
    ['/', 'nl', '/nl'],
    ['/about', 'en', '/about'],
    ['/about', 'nl', '/nl/over-ons'],
    ['/about/?a=1#b', 'nl', '/nl/over-ons?a=1#b'],
    ['/about', 'it', '/it/about'],
    ['/deep/down/linked', 'nl', '/nl/diep/verbonden'],
    ['/faq', 'nl', '/nl/faq'],
    ['/nl/over-ons', 'fr', '/nl/over-ons'],
    ['/price-list.pdf', 'nl', '/price-list.pdf'],
    ['/api/images/room', 'nl', '/api/images/room'],
    ['/media/film.mp4', 'nl', '/media/film.mp4'],
    ['https://x.example/about', 'nl', 'https://x.example/about'],
    ['mailto:a@x.example', 'nl', 'mailto:a@x.example'],
    ['#top', 'nl', '#top'],
  ] as const)('%s is, for a visitor in %s, %s (LOC-10, LOC-11, RELIABILITY 23)', async (link, locale, expected) => {
    const { snapshot } = await loadSnapshot(files)
    expect(localizeLink(snapshot, link, locale)).toBe(expected)
  })

  it('are valid when they name a film or a file to download, and broken when they name no page (DL-34)', async () => {
    const { snapshot } = await loadSnapshot(files)
    expect(['/media/film.mp4', '/files/rib.pdf', '/nope'].map((link) => isBrokenLink(snapshot, link))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('are valid when they lead to a page that the site makes itself, in any language and with any query (RT-38, RT-39)', async () => {
    const { snapshot } = await loadSnapshot(files)
    const leadNowhere = (link: string) => isBrokenLink(snapshot, link)
    expect(fixedRoutes.map(({ path }) => path).filter(leadNowhere)).toEqual([])
    expect(['/compare', '/compare?families=rib,wolk', '/nl/compare', '/compare/rib', '/compared'].map(leadNowhere)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('find their item with or without a locale prefix (LOC-24)', async () => {
    const { snapshot } = await loadSnapshot(files)
    expect(['/about', '/nl/over-ons', '/it/about', '/nl', '/nope'].map((link) => itemAt(snapshot, link)?.id)).toEqual([
      'about',
      'about',
      'about',
      'home',
      undefined,
    ])
  })
})

it('reports a surface that the brand does not have, with the names of the existing ones (RELIABILITY 26)', async () => {
  const quote = (cbQuoteSurface: string) => ({
    ctPageSlug: 'x',
    ctPageBody: [{ type: 'cb_quote', cbQuoteText: 'A', cbQuoteSurface }],
  })
  const listProblems = async (name: string, surfaces?: readonly string[]) =>
    (await loadSnapshot({ 'records/page/x.json': quote(name) }, { surfaces })).lines
  expect(await listProblems('lilac', ['base', 'lilac'])).toEqual([])
  expect(await listProblems('lilac')).toEqual([])
  expect(await listProblems('pink', ['base', 'lilac'])).toEqual([
    'records/page/x.json: ctPageBody.0.cbQuoteSurface: unknown surface "pink"; available: base, lilac',
  ])
})
