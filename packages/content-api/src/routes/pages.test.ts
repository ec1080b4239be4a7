import { describe, expect, it, vi } from 'vitest'
import { start } from '../test/start.ts'

describe('GET /api/pages', () => {
  it('answers the slugs of the published pages that the locale has (API-03, OR-11)', async () => {
    const { client } = await start()
    expect(await client.pages({ locale: 'en' })).toEqual(['about', 'about/deep', 'home'])
    expect(await client.pages({ locale: 'nl' })).toEqual(['over-ons', 'home'])
    // Its home page has one slug for all languages, and nothing in Italian.
    expect(await client.pages({ locale: 'it' })).toEqual([])
  })

  it('answers one page with the locale used and its slugs (API-04, PAGE-01, PAGE-03, OR-78)', async () => {
    const { client } = await start()
    expect(await client.page({ slug: 'over-ons', locale: 'nl' })).toEqual({
      response: {
        ctPage: {
          id: 'about',
          ctPageSlug: 'over-ons',
          ctPageLink: '/over-ons',
          ctPageStatus: 'published',
          ctPageLightNavigation: false,
          ctPageMetadata: {},
          ctPageBody: [
            {
              id: 'about-1',
              type: 'cb_text',
              cbTextHtml: '<p><a href="/nl/over-ons#x">Over ons</a></p>',
              cbTextAlignment: 'left',
            },
            { id: 'about-2', type: 'cb_not_yet' },
          ],
        },
      },
      usedLocale: 'nl',
      localizedSlugs: { type: 'page', slugs: { en: 'about', nl: 'over-ons' } },
    })
  })

  it('answers the English page where the locale has none, with the locale used; its links stay in the visitor’s locale (LOC-30, RELIABILITY 23)', async () => {
    const { client } = await start()
    const { response, usedLocale, localizedSlugs } = await client.page({ slug: 'about/deep', locale: 'nl' })
    expect([usedLocale, localizedSlugs.slugs]).toEqual(['en', { en: 'about/deep' }])
    expect(response.ctPage).toMatchObject({
      ctPageSlug: 'deep',
      ctPageLink: '/about/deep',
      ctPageBody: [{ cbTextHtml: '<p><a href="/nl/over-ons">About</a></p>' }],
    })
  })

  it('answers where a page is without what it shows (RELIABILITY 7)', async () => {
    const { get } = await start()
    const { body } = await get('/api/pages?slug=about&locale=nl&only=address')
    expect(body).toEqual({ localizedSlugs: { type: 'page', slugs: { en: 'about', nl: 'over-ons' } } })
    expect((await get('/api/pages?slug=nothing&only=address')).status).toBe(404)
  })

  it('keeps a block whose text is too long, whole (PAGE-28)', async () => {
    const cbTopicTeaserTitle = { en: 'Quiet', nl: 'x'.repeat(64) }
    const { client, lines } = await start({
      content: {
        'records/page/home.json': { ctPageSlug: 'home', ctPageBody: [{ type: 'cb_topic_teaser', cbTopicTeaserTitle }] },
      },
    })
    const { response } = await client.page({ slug: 'home', locale: 'nl' })
    expect(response.ctPage.ctPageBody).toMatchObject([{ cbTopicTeaserTitle: 'x'.repeat(64) }])
    expect(lines.join()).toContain('cbTopicTeaserTitle.nl: has more than 60 characters')
  })

  it('keeps the place of a block without its title, for a note (BLK-topic_teaser-01, OR-83)', async () => {
    const teaser = { type: 'cb_topic_teaser', cbTopicTeaserTagline: 'Ready2Go' }
    const { client, lines } = await start({
      content: { 'records/page/home.json': { ctPageSlug: 'home', ctPageBody: [teaser] } },
    })
    const { response } = await client.page({ slug: 'home', locale: 'nl' })
    expect(response.ctPage.ctPageBody).toEqual([{ id: 'home-1', type: 'cb_not_shown', of: 'cb_topic_teaser' }])
    expect(lines.join()).toContain('cbTopicTeaserTitle: is required')
  })

  it('keeps a block whose text cannot be shown, in English, and says so (LOC-36)', async () => {
    const cbQuoteText = { en: 'A good room is quiet.', nl: 7 }
    const { client } = await start({
      content: { 'records/page/home.json': { ctPageSlug: 'home', ctPageBody: [{ type: 'cb_quote', cbQuoteText }] } },
    })
    const dutch = await client.page({ slug: 'home', locale: 'nl' })
    expect(dutch.response.ctPage.ctPageBody).toMatchObject([{ cbQuoteText: 'A good room is quiet.' }])
    expect([dutch.usedLocale, dutch.partlyEnglish]).toEqual(['nl', true])
    expect((await client.page({ slug: 'home', locale: 'en' })).partlyEnglish).toBeUndefined()
  })

  it('finds the home page by its slug and by its path (RT-02)', async () => {
    const { client } = await start()
    for (const slug of ['home', '/', '']) {
      const { response, localizedSlugs } = await client.page({ slug, locale: 'nl' })
      expect([response.ctPage.ctPageLink, localizedSlugs.slugs.nl]).toEqual(['/', 'home'])
    }
  })

  it('accepts a path with or without slashes, and one address for each page (OR-12)', async () => {
    const { get } = await start()
    const fetchStatus = async (slug: string) => (await get(`/api/pages?slug=${encodeURIComponent(slug)}&locale=en`)).status
    expect(await Promise.all(['about/deep', '/about/deep', '/about/deep/'].map(fetchStatus))).toEqual([200, 200, 200])
    expect(await Promise.all(['deep', '/deep', 'x/deep', 'about/', '//about', 'about/deep/x'].map(fetchStatus))).toEqual([
      404, 404, 404, 200, 404, 404,
    ])
  })

  it('answers one page by its path too (PAGE-24)', async () => {
    const { get } = await start()
    const { body } = await get('/api/pages?path=%2Fabout%2Fdeep&locale=en')
    expect(body).toEqual((await get('/api/pages?slug=about%2Fdeep&locale=en')).body)
    expect(body).toMatchObject({ response: { ctPage: { id: 'deep' } } })
    expect((await get('/api/pages?path=%2Fnothing&locale=en')).status).toBe(404)
  })

  it('has private pages but no drafts (OR-11)', async () => {
    const { get } = await start()
    expect((await get('/api/pages?slug=private&locale=en')).status).toBe(200)
    expect((await get('/api/pages?slug=draft&locale=en')).body).toEqual({ message: 'Page not found', code: 404 })
  })

  it('is composed once per content version, for each query (API-04)', async () => {
    const { api, get, write } = await start()
    const ask = () => get('/api/pages?slug=about&locale=nl')
    await ask()
    const find = vi.spyOn(api.snapshot(), 'find')
    await ask()
    await ask()
    expect(find).not.toHaveBeenCalled()
    await write({ 'records/page/about.json': { ctPageSlug: 'about', ctPageLightNavigation: true } })
    expect((await ask()).body).toMatchObject({ response: { ctPage: { ctPageLightNavigation: true } } })
  })
})
