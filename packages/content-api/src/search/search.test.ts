import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { searchList, type Locale } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { createLimiter, searchLimits } from '../index.ts'
import { searchRate } from '../routes/search.ts'
import { catalogue } from '../test/catalogue.ts'
import { page } from '../test/page.ts'
import { start } from '../test/start.ts'

const typology = (ctTypologyKeywords: string) => ({
  ctTypologyTitle: 'Lighting',
  ctTypologySlug: 'lighting',
  ctTypologyKeywords,
})

/** Titles that a keyword finds, in order. */
async function searching(content: Record<string, unknown>) {
  const { client, searchable, ...rest } = await start({ content })
  await searchable()
  const find = async (keyword: string, locale: Locale = 'en') =>
    (await client.search({ keyword, locale })).map(({ title }) => title)
  return { find, client, ...rest }
}

describe('GET /api/search', () => {
  it('finds every public type, in the asked locale with English where it is missing (API-12, SRCH-13, OR-22)', async () => {
    const { client } = await searching(catalogue)
    const found = async (keyword: string, locale: Locale) =>
      (await client.search({ keyword, locale })).map(({ type, id, usedLocale }) => `${type} ${id} ${usedLocale}`)
    expect(await found('baffle', 'nl')).toEqual(['family baffle nl', 'ready2go booth nl'])
    expect(await found('new', 'nl')).toEqual(['article new en', 'article old nl'])
    expect(await found('echo', 'en')).toEqual(['acousticGuide echo en', 'issue echo en'])
    expect(await found('booth', 'en')).toEqual(['ready2go booth en'])
    expect(await found('ines', 'en')).toEqual(['designer ines en'])
    expect(await found('presser dyer', 'en')).toEqual(['job presser en'])
    expect((await found('felt', 'en')).toSorted()).toEqual(['fabric felt en', 'page faq en'])
  })

  it('answers type, title, link, thumbnail and whether it is in stock (SRCH-07, OR-21)', async () => {
    const { get } = await searching(catalogue)
    const { body } = await get('/api/search?keyword=booth&locale=nl')
    expect(searchList.safeParse(body).error).toBeUndefined()
    expect(body).toEqual([
      {
        id: 'booth',
        type: 'ready2go',
        title: 'Booth Ré',
        link: '/nl/acoustic-solutions/ready2go/booth',
        thumbnail: { id: 'room', name: 'Front', alt: 'Een kamer', url: '/api/images/room' },
        ready2go: true,
        usedLocale: 'nl',
        highlights: [{ start: 0, end: 5 }],
        excerpt: { text: 'A booth. (nl)', highlights: [{ start: 2, end: 7 }] },
        partial: false,
      },
    ])
  })

  it('leaves out items that are offline, private, hidden or drafts (OR-11, OR-94, OR-22)', async () => {
    const content = { ...catalogue, 'records/page/x.draft.json': { ctPageSlug: 'x', ctPageMetadata: { og_title: 'Unfinished' } } }
    const { find } = await searching(content)
    expect([await find('secret'), await find('tweed'), await find('hidden'), await find('unfinished')]).toEqual([[], [], [], []])
  })

  it('ignores case and accents, in the keyword and in the content (OR-22)', async () => {
    const { find } = await searching(catalogue)
    for (const keyword of ['RÉVERBÈRE', 'reverbere', 'Reverb']) expect(await find(keyword)).toEqual(['Questions about felt'])
  })

  it('requires every word to match, each by its beginning (OR-22)', async () => {
    const { find } = await searching({ ...page('a', 'Quiet lamp'), ...page('b', 'Quiet table') })
    expect((await find('qui')).toSorted()).toEqual(['Quiet lamp', 'Quiet table'])
    expect(await find('lam qui')).toEqual(['Quiet lamp'])
    expect(await find('amp')).toEqual([])
  })

  it('finds what has most of the words where nothing has all, and says so (OR-22)', async () => {
    const { client, find } = await searching({
      ...page('dealers', 'Dealers', 'Lamp, and the rest'),
      ...page('lamp', 'Quiet lamp', 'The bell, and the rest'),
      ...page('table', 'Table', 'The rest'),
    })
    const partly = async (keyword: string) =>
      (await client.search({ keyword, locale: 'en' })).map(({ title, partial }) => [title, partial])
    expect(await partly('dealer utrecht')).toEqual([['Dealers', true]])
    expect(await partly('quiet lamp')).toEqual([['Quiet lamp', false]])
    // Words that few items have count more than words that all have.
    expect((await find('the bell utrecht'))[0]).toBe('Quiet lamp')
    // One that has only a word of little weight has not most of them.
    expect(await find('quiet lamp of the dealer')).toEqual(['Quiet lamp', 'Dealers'])
    expect(await find('utrecht')).toEqual([])
  })

  it('leaves out words that say nothing, unless a name has them, and knows a verb by its forms (OR-22)', async () => {
    const { find } = await searching({
      ...page('designer', 'Alberto', 'Armchairs'),
      ...page('story', 'Story', 'Who has the time, and for whom'),
      ...page('who', 'Who is who', 'People'),
      ...page('care', 'Care', 'How to wash it'),
    })
    expect((await find('who has armchairs'))[0]).toBe('Alberto')
    expect(await find('who is')).toEqual(['Who is who'])
    expect(await find('washing')).toEqual(['Care'])
  })

  it('puts a name with the word that counts before a text that happens to have all words, which is no partial find (OR-22)', async () => {
    const { client } = await searching({
      ...page('samples', 'Samples', 'In a box'),
      ...page('prices', 'Prices', 'Order what you like after some thought, and samples too'),
      ...page('order', 'Order', 'By post'),
      ...page('other', 'Other', 'Order by post'),
    })
    const found = await client.search({ keyword: 'order samples', locale: 'en' })
    expect(found.find(({ title }) => title === 'Prices')!.partial).toBe(false)
    expect(found.map(({ title }) => title).indexOf('Samples')).toBeLessThan(found.map(({ title }) => title).indexOf('Prices'))
    expect(found.find(({ title }) => title === 'Samples')!.partial).toBe(true)
  })

  it('finds kinds of product behind their first product, problems, categories and offices, by the words of editors (SRCH-13, SRCH-19)', async () => {
    const words = (keywords: string) => ({ en: keywords, nl: `${keywords}-nl` })
    const { client } = await searching({
      ...page('visit-us', 'Visit us'),
      ...page('downloads', 'Files'),
      'records/typology/panels.json': {
        ctTypologyTitle: 'Panels',
        ctTypologySlug: 'panels',
        ctTypologyKeywords: words('cladding'),
      },
      'records/family/dome.json': {
        ctFamilyName: 'Dome',
        ctFamilySlug: 'dome',
        ctFamilyTypologies: ['panels'],
        ctFamilyResources: ['bim'],
      },
      'records/family/arch.json': { ctFamilyName: 'Arch', ctFamilySlug: 'arch', ctFamilyTypologies: ['panels'] },
      'records/resource/bim.json': {
        ctResourceName: 'Revit family',
        ctResourceResource: { url: '/files/bim.zip' },
        ctResourceKeywords: words('building model'),
      },
      'records/issue/echo.json': {
        ctFamilyIssueTitle: 'Reverb',
        ctFamilyIssueSlug: 'echo',
        ctFamilyIssueKeywords: words('hall'),
      },
      'records/category/rooms.json': { ctCategoryTitle: 'Rooms', ctCategorySlug: 'rooms', ctCategoryKeywords: words('projects') },
      'records/location/koeln.json': {
        ctLocationName: 'Own Köln',
        ctLocationSlug: 'koeln',
        ctLocationCity: 'Köln',
        ctLocationType: 'sh_office',
        ctLocationCountry: { name: 'Germany' },
        ctLocationKeywords: words('showroom'),
      },
      'records/location/dealer.json': {
        ctLocationName: 'Raum',
        ctLocationSlug: 'raum',
        ctLocationType: 'dealer',
        ctLocationCountry: { name: 'Germany' },
        ctLocationKeywords: words('stockist'),
      },
    })
    const links = async (keyword: string, locale: Locale = 'en') =>
      (await client.search({ keyword, locale })).map(({ link }) => link)
    expect(await links('panels')).toEqual([
      expect.stringMatching(/^\/acoustic-solutions\/(dome|arch)$/),
      '/acoustic-solutions/types/panels',
      expect.stringMatching(/^\/acoustic-solutions\/(dome|arch)$/),
    ])
    expect((await links('cladding-nl', 'nl'))[1]).toBe('/nl/acoustic-solutions/types/panels')
    expect(await links('hall')).toEqual(['/acoustic-solutions/issues/echo'])
    expect(await links('projects')).toEqual(['/inspiration/category/rooms'])
    expect(await links('showroom')).toEqual(['/visit-us?shoffice=K%C3%B6ln', '/visit-us'])
    expect(await links('building model')).toEqual(['/acoustic-solutions/dome'])
    expect(await links('stockist')).toEqual([])
  })

  it('puts titles before texts (OR-22)', async () => {
    const many = Array.from({ length: 5 }, (_, n) => page(`t${n}`, `Other ${n}`, 'Echo echo echo echo echo echo'))
    const { find } = await searching({
      ...Object.assign({}, ...many),
      ...page('z', 'A very long title that ends in echo', 'Nothing'),
    })
    expect((await find('echo'))[0]).toBe('A very long title that ends in echo')
    expect(await find('echo')).toHaveLength(6)
  })

  it('matches a similar word only where nothing begins with the keyword (OR-22)', async () => {
    const { find } = await searching({ ...page('a', 'Acoustic panel'), ...page('b', 'Acoustics') })
    expect(await find('acuostic')).toContain('Acoustic panel')
    expect((await find('acoustic')).toSorted()).toEqual(['Acoustic panel', 'Acoustics'])
    // Another form of a word is no other word; what was typed comes first.
    expect(await find('acoustics')).toEqual(['Acoustics', 'Acoustic panel'])
  })

  it('takes what people call a thing of its kind as its name: its metadata, its typologies and their keywords (SRCH-13)', async () => {
    const { find, write } = await searching({
      ...page('text', 'Light', 'Our lamp, a lamp, the lamp'),
      'records/family/dome.json': {
        ctFamilyName: 'Dome',
        ctFamilySlug: 'dome',
        ctFamilyMetadata: { title: 'Dome ceiling lamp | Brand' },
        ctFamilyTypologies: ['lighting'],
      },
      'records/ready2go/one.json': { slug: 'one', model: 'Number one', family: 'dome' },
      'records/typology/lighting.json': typology('luminaires'),
    })
    expect(await find('lamps')).toEqual(['Dome', 'Number one', 'Light'])
    expect([await find('luminaire'), await find('lantern')]).toEqual([['Dome', 'Lighting'], []])
    await write({ 'records/typology/lighting.json': typology('lanterns') })
    expect([await find('luminaire'), await find('lantern')]).toEqual([[], ['Dome', 'Lighting']])
  })

  it('answers the kind and the price of a product, which a page does not have (SRCH-22)', async () => {
    const price = { name: 'price', values: [250, 300], unit: '€', per: 'piece' }
    const { client } = await searching({
      ...page('text', 'Dome of the church', 'A text'),
      'records/family/dome.json': {
        ctFamilyName: 'Dome',
        ctFamilySlug: 'dome',
        ctFamilyKind: { en: 'Ceiling lamp' },
        facts: [{ name: 'width', values: [900], unit: 'mm' }, price],
      },
    })
    const [family, text] = await client.search({ keyword: 'dome', locale: 'en' })
    expect(family).toMatchObject({ title: 'Dome', kind: 'Ceiling lamp', price })
    expect(text).not.toHaveProperty('price')
  })

  it('finds a page by the description in its metadata, and by what it shows of other records (SRCH-13)', async () => {
    const question = (ctFaqQuestion: string) => ({
      'records/faq/moths.json': { id: 'moths', ctFaqQuestion, ctFaqAnswer: '<p>No</p>' },
    })
    const location = { ctLocationCountry: { name: 'Germany' } }
    const { find, write } = await searching({
      ...page('faq', 'Answers'),
      ...page('agents-reps', 'Dealers'),
      ...page('visit-us', 'Visit us'),
      ...page('other', 'Other'),
      'records/page/files.json': {
        ctPageSlug: 'files',
        ctPageMetadata: { og_title: 'Files', meta_description: 'Certificates to take with you' },
      },
      ...question('Do moths eat it?'),
      'records/location/a.json': {
        ...location,
        ctLocationName: 'Raum',
        ctLocationSlug: 'a',
        ctLocationCity: 'Bonn',
        ctLocationType: 'dealer',
      },
      'records/location/b.json': {
        ...location,
        ctLocationName: 'Own',
        ctLocationSlug: 'b',
        ctLocationCity: 'Trier',
        ctLocationType: 'office',
      },
    })
    expect(await find('certificate')).toEqual(['Files'])
    expect([await find('dealer bonn'), await find('bonn'), await find('trier')]).toEqual([
      ['Dealers'],
      ['Dealers'],
      ['Own', 'Visit us'],
    ])
    expect([await find('moth'), await find('beetle')]).toEqual([['Answers'], []])
    await write(question('Do beetles eat it?'))
    expect([await find('moth'), await find('beetle')]).toEqual([[], ['Answers']])
  })

  it('takes a beginning and a typing error in one keyword, and a compound by its parts (SRCH-13)', async () => {
    const { find } = await searching({ ...page('a', 'Acoustic panel'), ...page('b', 'Een vlek van koffie') })
    expect(await find('acuostic pan')).toEqual(['Acoustic panel'])
    expect(await find('koffievlek', 'nl')).toEqual(['Een vlek van koffie'])
  })

  it('answers at most 20 results, and none for a keyword that is too short or has no word (OR-22, OR-23, SRCH-12)', async () => {
    const { find, get } = await searching(Object.assign({}, ...Array.from({ length: 25 }, (_, n) => page(`p${n}`, `Felt ${n}`))))
    expect(await find('felt')).toHaveLength(searchLimits.all)
    for (const keyword of ['', 'f', '  f  ', '!!', '<>']) expect(await find(keyword)).toEqual([])
    expect((await get('/api/search')).body).toEqual([])
    expect(await find(`felt${' '.repeat(200)}nothing`)).toHaveLength(searchLimits.all)
    expect(await find(` felt  7 ${' '.repeat(200)}`)).toEqual(['Felt 7'])
  })

  it('finds nothing for unusual keywords, without an error (RELIABILITY 10)', async () => {
    const { find } = await searching(catalogue)
    for (const keyword of ['<script>alert(1)</script>', '__proto__', 'constructor', '*'.repeat(500), '\u0000\ud800', '%'])
      expect(await find(keyword)).toEqual([])
  })

  it('follows the content: new items are found, removed ones are not (RELIABILITY 7)', async () => {
    const { find, folder, write } = await searching({ ...page('a', 'First'), ...page('b', 'Second') })
    expect(await find('first')).toEqual(['First'])
    await rm(join(folder, 'records/page/b.json'))
    await write({ ...page('a', 'Changed'), ...page('c', 'Third') })
    expect(await find('third')).toEqual(['Third'])
    expect([await find('changed'), await find('first'), await find('second')]).toEqual([['Changed'], [], []])
  })

  it('limits the searches of one client, whatever its headers say (RELIABILITY 21)', async () => {
    // Its window stays open, however long the searches take.
    const { api } = await start({ content: {}, makeLimiter: (_, options) => createLimiter({ ...options, now: () => 0 }) })
    const ask = (address: string) =>
      api.app.request(
        '/api/search?keyword=felt',
        { headers: { 'X-Forwarded-For': String(Math.random()) } },
        {
          incoming: { socket: { remoteAddress: address } },
        },
      )
    for (let i = 0; i < searchRate.limit; i += 1) await ask('10.0.0.1')
    const over = await ask('10.0.0.1')
    expect([over.status, over.headers.get('retry-after'), await over.json()]).toEqual([
      429,
      '60',
      { message: 'Too many requests', code: 429 },
    ])
    expect((await ask('10.0.0.2')).status).toBe(200)
    expect((await api.app.request('/api/search?keyword=felt')).status).toBe(200)
  })
})

describe('GET /api/search-families', () => {
  it('finds families only, in English by default (API-24, SRCH-16, OR-24)', async () => {
    const { client } = await searching(catalogue)
    const found = await client.searchFamilies({ keyword: 'lam' })
    expect(found.map(({ type, id, link }) => [type, id, link])).toEqual([['family', 'lamp', '/acoustic-solutions/lamp']])
    expect(found[0]).not.toHaveProperty('excerpt')
    expect(await client.searchFamilies({ keyword: 'felt' })).toEqual([])
    expect((await client.searchFamilies({ keyword: 'baff', locale: 'nl' }))[0]!.link).toBe('/nl/acoustic-solutions/baffle-nl')
  })
})

it('finds families in the visitor’s language and in English, and answers them in the visitor’s (SRCH-16, OR-24)', async () => {
  const family = {
    ctFamilyName: { en: 'Arch', nl: 'Boog' },
    ctFamilySlug: { en: 'arch', nl: 'boog' },
    ctFamilyKeywords: { en: 'gate', nl: 'poort' },
  }
  const { client } = await searching({ 'records/family/arch.json': family })
  const found = async (keyword: string) =>
    (await client.searchFamilies({ keyword, locale: 'nl' })).map(({ title, link, usedLocale }) => [title, link, usedLocale])
  expect(await found('arch')).toEqual([['Boog', '/nl/acoustic-solutions/boog', 'nl']])
  for (const keyword of ['boog', 'poort', 'gate']) expect(await found(keyword)).toEqual(await found('arch'))
  expect(await found('vault')).toEqual([])
})
