import {
  locales,
  officeTypes,
  type AcousticGuide,
  type Article,
  type FaqItem,
  type Job,
  type Locale,
  type Location,
  type Page,
  type Redirect,
} from '@brand/content'
import { isListed, type Item } from '@brand/content-api'
import { describe, expect, it } from 'vitest'
import { demoSnapshot } from './snapshot.ts'

const snapshot = await demoSnapshot({ drafts: true })
const items = (type: string) => snapshot.items(type)
const listLanguages = ({ content }: Item) => locales.filter((locale) => content.has(locale))

/** The records of a kind in one language; the records that they name are ids. */
const listRecords = <T extends object>(type: string, locale: Locale = 'en') =>
  items(type).flatMap(({ id, content }) => {
    const record = content.get(locale)
    return record ? [{ id, ...(record as unknown as T) }] : []
  })
/** The records that some languages lack, with those languages. */
const findGaps = (type: string) =>
  Object.fromEntries(
    items(type)
      .map((item) => [item.id, locales.filter((locale) => !item.content.has(locale)).join()] as const)
      .filter(([, lacks]) => lacks),
  )

type Stored<T, Named extends keyof T> = Omit<T, Named> & Partial<Record<Named, string>>
const articles = listRecords<Stored<Article, 'ctArticleCategory'>>('article')
const toIds = (list: readonly unknown[]) => list as readonly string[]

describe('pages', () => {
  it('are there for every screen, each under the same address in every language (RT-02, RT-14 to RT-24)', () => {
    const screens = `contact visit-us careers noise-reduction faq agents-reps downloads awards designers catalog
      lighting-catalog`.split(/\s+/)
    const addresses = items('page').map(({ localizedSlugs }) => new Set(Object.values(localizedSlugs.slugs)))
    for (const screen of ['home', ...screens]) expect(addresses).toContainEqual(new Set([screen]))
    expect(items('page').filter((item) => isListed(item, item.content.get('en')!)).length).toBeGreaterThanOrEqual(14)
  })

  it('lack it and de in one case, two levels deep (RT-05, LOC-30)', () => {
    expect(findGaps('page')).toEqual({ workshop: 'de,it' })
    expect(listRecords<Page>('page').find(({ id }) => id === 'workshop')!.ctPageSlug).toBe('about/workshop')
  })

  it('have a home under an inverted bar and others under a plain one (NAV-09)', () => {
    const inverted = listRecords<Page>('page').filter(({ ctPageLightNavigation }) => ctPageLightNavigation)
    expect(inverted.map(({ id }) => id)).toContain('home')
    expect(inverted.length).toBeLessThan(items('page').length)
  })

  it('lead to each of the legal pages, which say that they are none (Project decisions)', () => {
    for (const id of ['privacy-policy-en', 'cookies', 'delivery-and-returns', 'terms-of-sale', 'imprint', 'accessibility'])
      expect(JSON.stringify(listRecords<Page>('page').find((page) => page.id === id)!.ctPageBody)).toContain('no legal text')
  })
})

describe('articles and their categories', () => {
  const listArticles = (id: string) => articles.filter(({ ctArticleCategory }) => ctArticleCategory === id)

  it('are 14 in four categories, one of which is empty, one missing in de, one with a hero list and more (ART-01, ART-14)', () => {
    expect(articles.length).toBeGreaterThanOrEqual(14)
    const counts = Object.fromEntries(items('category').map(({ id }) => [id, listArticles(id).length]))
    expect(Object.keys(counts)).toHaveLength(4)
    expect(counts).toMatchObject({ makers: 0 })
    expect(Math.max(...Object.values(counts))).toBeGreaterThanOrEqual(4)
    expect(Object.values(counts).filter((count) => count === 0)).toHaveLength(1)
    expect(findGaps('category')).toEqual({ dates: 'de' })
    for (const { content } of items('category')) expect(content.get('en')).toHaveProperty('ctCategoryBackgroundColor.cssRgb')
  })

  it('lack German in one case (LOC-28, LOC-30)', () => expect(findGaps('article')).toEqual({ milan: 'de' }))

  it('have titles on both sides of short, and a long one (ART-09)', () => {
    expect(articles.map(({ ctArticleTitle }) => ctArticleTitle.length)).toEqual(expect.arrayContaining([39, 40, 80]))
  })

  it('take no, one, and just over one minute to read (ART-08)', () => {
    expect(articles.map(({ ctArticleReadTime }) => ctArticleReadTime)).toEqual(expect.arrayContaining([0, 60, 61]))
  })

  it('name no, two and five related ones (ART-07, OR-87)', () => {
    const counts = articles.map(({ ctArticleRelatedArticles }) => ctArticleRelatedArticles.length)
    expect(counts).toEqual(expect.arrayContaining([0, 2, 5]))
  })

  it('are an event with all six facts, and a project with architect and photographer (ART-11, ART-12)', () => {
    expect(articles).toContainEqual(
      expect.objectContaining({
        ctArticleDate: expect.any(String),
        ctArticleClosingDate: expect.any(String),
        ctArticleLocation: expect.any(String),
        ctArticlePrice: expect.any(String),
        ctArticleBooth: expect.any(String),
        ctArticleWebsite: expect.any(String),
      }),
    )
    expect(articles).toContainEqual(
      expect.objectContaining({ ctArticleArchitect: expect.any(String), ctArticlePhotographer: expect.any(String) }),
    )
  })

  it('are dated, worth their cards, and the main ones worth reading', () => {
    const wordsIn = (value: object) =>
      JSON.stringify(value)
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/).length
    for (const { id, ctArticleIntro, ctArticlePublishDate, ctArticleBody } of articles) {
      expect([id, !!ctArticleIntro, !!ctArticlePublishDate]).toEqual([id, true, true])
      expect([id, wordsIn(ctArticleBody) > 80]).toEqual([id, true])
    }
    for (const locale of locales) {
      const long = listRecords<Article>('article', locale).filter(({ ctArticleBody }) => wordsIn(ctArticleBody) > 300)
      expect([locale, long.length >= 6]).toEqual([locale, true])
    }
  })
})

describe('guides, vacancies and answers', () => {
  it('are four guides: both modifiers, one under an inverted bar, none and three related, one missing in it (GUIDE-02, GUIDE-04)', () => {
    const guides = listRecords<AcousticGuide>('acousticGuide')
    expect(guides.length).toBeGreaterThanOrEqual(4)
    expect(new Set(guides.map(({ ctAcousticGuideModifier }) => ctAcousticGuideModifier))).toEqual(new Set(['dark', 'light']))
    expect(guides.filter(({ ctAcousticGuideLightNavigation }) => ctAcousticGuideLightNavigation)).toHaveLength(1)
    const related = guides.map(({ ctAcousticGuideRelatedArticles }) => ctAcousticGuideRelatedArticles.length)
    expect(related).toEqual(expect.arrayContaining([0, 3]))
    expect(findGaps('acousticGuide')).toEqual({ 'phone-calls': 'it' })
  })

  it('are vacancies in one and in several countries, one missing in fr, one with & and, in German, an umlaut, whose city is called the same all over its page (JOB-01, JOB-02, JOB-03)', () => {
    const jobs = listRecords<Job>('job')
    const places = new Map(listRecords<Location>('location').map((place) => [place.id, place.ctLocationCountry.code]))
    const countries = jobs.map(({ ctJobLocations }) => new Set(toIds(ctJobLocations).map((id) => places.get(id))).size)
    expect(countries.toSorted()).toEqual([1, 1, 3])
    expect(findGaps('job')).toEqual({ listener: 'fr' })
    const cities = { en: 'Cologne', nl: 'Keulen', de: 'Köln', fr: 'Cologne', it: 'Colonia' }
    for (const locale of locales) {
      const driver = listRecords<Job>('job', locale).find(({ id }) => id === 'driver-koeln')!
      expect(driver.ctJobTitle).toContain('&')
      const page = JSON.stringify([driver.ctJobTitle, driver.ctJobBody, driver.ctJobMetadata])
      const named = [...new Set(page.match(/K(?:ö|oe?)ln(?!er)|Cologne|Keulen|Colonia/g))]
      expect(named).toEqual([cities[locale]])
      expect(driver.ctJobTitle).toContain(cities[locale])
    }
  })

  it('are eight answers and more, with accents, whose markup holds words that no reader sees (FAQ-05, FAQ-07)', () => {
    const answers = listRecords<FaqItem>('faq')
    expect(answers.length).toBeGreaterThanOrEqual(8)
    const html = answers.map(({ ctFaqAnswer }) => ctFaqAnswer).join('\n')
    const displayed = html.replaceAll(/<[^>]*>/g, ' ')
    for (const word of ['strong', 'href', 'table', 'scope']) {
      expect([word, html.includes(word)]).toEqual([word, true])
      expect([word, displayed.includes(word)]).toEqual([word, false])
    }
    expect(displayed).toMatch(/[éèûà]/)
  })
})

describe('locations', () => {
  const places = listRecords<Location>('location')
  const ours = places.filter(({ ctLocationType }) => officeTypes.includes(ctLocationType))
  const dealers = places.filter((place) => !ours.includes(place))

  it('are 45 and more, with dealers in twenty countries and more (DEALER-04)', () => {
    expect(places.length).toBeGreaterThanOrEqual(45)
    expect(new Set(dealers.map(({ ctLocationCountry }) => ctLocationCountry.code)).size).toBeGreaterThanOrEqual(20)
  })

  it('name countries as lists of countries do (DEALER-05, DEALER-06, OR-68)', () => {
    const names = new Set(places.map(({ ctLocationCountry }) => ctLocationCountry.name))
    expect([...names]).toEqual(
      expect.arrayContaining([
        'Netherlands (Kingdom of the)',
        'Czechia',
        'United Kingdom of Great Britain and Northern Ireland',
        'United States of America',
      ]),
    )
    expect(listRecords<Location>('location', 'de').map(({ ctLocationCountry }) => ctLocationCountry.name)).toContain('Österreich')
  })

  it('have every gap of a dealer list (DEALER-02, DEALER-12, DEALER-15)', () => {
    const american = dealers.filter(({ ctLocationCountry }) => ctLocationCountry.code === 'us')
    expect(new Set(american.map(({ ctLocationState }) => ctLocationState)).size).toBe(3)
    expect(dealers.filter(({ ctLocationLightningRep }) => ctLocationLightningRep).length).toBeGreaterThanOrEqual(2)
    expect(dealers.filter(({ ctLocationOnline }) => !ctLocationOnline).map(({ id }) => id)).toEqual(['porto'])
    expect(places.filter(({ ctLocationLocation }) => !ctLocationLocation).map(({ id }) => id)).toEqual(['oslo'])
    expect(dealers.filter(({ ctLocationState }) => !ctLocationState).map(({ id }) => id)).toContain('vienna')
    expect(dealers.filter(({ ctLocationEmail }) => !ctLocationEmail).map(({ id }) => id)).toEqual(['ulaanbaatar'])
  })

  it('are three offices and four sh’offices on three continents, one without e-mail, one without picture (OFFICE-02 to OFFICE-12)', () => {
    const cities = (type: string) =>
      ours.filter(({ ctLocationType }) => ctLocationType === type).map(({ ctLocationCity }) => ctLocationCity!)
    expect(cities('office').toSorted()).toEqual(['Koeln', 'Kortrijk', 'Singapore'])
    expect(cities('sh_office').toSorted()).toEqual(['Köln', 'London', 'Milan', 'New York'])
    expect(ours.filter(({ ctLocationEmail }) => !ctLocationEmail).map(({ id }) => id)).toEqual(['cologne'])
    const unseen = ours.filter(({ ctLocationMetadata }) => !ctLocationMetadata.seo.og_image)
    expect(unseen.map(({ id }) => id)).toEqual(['koeln-warehouse'])
  })

  it('have telephone numbers of ranges reserved for fiction, or that cannot exist (GEN-15)', () => {
    const reserved = [
      /^\+44 (?:20 7946|141 496|117 496) 0\d{3}$/,
      /^\+49 (?:30 23125|40 66969|89 99998|221 4710) \d{3}$/,
      /^\+33 (?:1 99 00|4 65 71) \d\d \d\d$/,
      /^\+353 20 91\d \d{4}$/,
      /^\+46 8 465 004 \d\d$/,
      /^\+1 \d{3} 555 01\d\d$/,
      /^\+61 3 7010 \d{4}$/,
      // No subscriber's number begins with a nought.
      /^\+32 (?:56 00 00|9 000 00) 00$/,
      /^\+39 02 0000 0000$/,
    ]
    const numbers = places.flatMap(({ ctLocationTelephone }) => ctLocationTelephone ?? [])
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter((number) => !reserved.some((range) => range.test(number)))).toEqual([])
  })
})

describe('redirects', () => {
  const redirects = listRecords<Redirect>('redirect')
  const some = (from: RegExp, to: RegExp, permanent: boolean) =>
    redirects.some((each) => from.test(each.from) && to.test(each.to) && each.is_permanent === permanent)

  it('are of every kind, one of them onto itself (RED-03 to RED-08, OR-76)', () => {
    expect(redirects.length).toBeGreaterThanOrEqual(6)
    expect(some(/^\//, /^\//, true)).toBe(true)
    expect(some(/^\//, /^\//, false)).toBe(true)
    expect(some(/^https?:/, /^\//, true)).toBe(true)
    expect(some(/^\//, /^[a-z-]+$/, true)).toBe(true)
    expect(some(/^\//, /^https:/, false)).toBe(true)
    expect(redirects.filter(({ from, to }) => from === to)).toHaveLength(1)
  })

  it('hide no page (RED-03)', () => {
    const taken = redirects.filter(({ from }) => from.startsWith('/') && snapshot.find('page', from.slice(1), 'en'))
    expect(taken).toEqual([])
  })
})

describe('every record', () => {
  it('exists in English, the fallback for missing translations (LOC-32)', () => {
    const kinds = ['page', 'article', 'category', 'job', 'acousticGuide', 'location']
    for (const item of kinds.flatMap(items)) expect([item.id, listLanguages(item)[0]]).toEqual([item.id, 'en'])
  })
})
