import type { Block } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { expect, it } from 'vitest'
import { toArticle } from '../cms/kinds/article.ts'
import { filmsIn } from '../cms/kinds/film.ts'
import { toGuide } from '../cms/kinds/guide.ts'
import { toJob } from '../cms/kinds/job.ts'
import { inProcess } from '../request/in-process.ts'
import guideView from './guide/+view.ts'
import type { GuideData } from './guide/load.ts'
import type { PageOf } from './page-of.ts'
import { articleData, jobPostingData, productData, profilePageData, videoData } from './structured-data.ts'

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready
const client = inProcess(api)
const baseUrl = 'https://loden.example'
const english = { locale: 'en', contentLocale: 'en' } as const

it('describes every article with what schema.org asks of one (RT-13)', async () => {
  for (const { ctArticleSlug: slug } of await client.articles({ locale: 'en' })) {
    const { article } = await client.article({ slug, locale: 'en' })
    const address = `https://loden.example/inspiration/${slug}`
    const data = articleData(toArticle(article, english), 'en', address, 'https://loden.example')
    expect(data).toMatchObject({
      '@type': 'Article',
      mainEntityOfPage: address,
      inLanguage: 'en',
      headline: expect.stringMatching(/./),
      publisher: { name: 'Loden' },
    })
    expect(data.image).toMatch(/^https:\/\/loden\.example\/api\/images\//)
    if (article.ctArticlePublishDate) expect(data.datePublished).toMatch(/^\d{4}-\d\d-\d\d/)
  }
})

it('describes every guide as an article (SEO-10)', async () => {
  for (const { ctAcousticGuideSlug: slug } of await client.acousticGuides({ locale: 'en' })) {
    const { response, usedLocale, localizedSlugs } = await client.acousticGuide({ slug, locale: 'en' })
    const data = { guide: toGuide(response, english), contentLocale: usedLocale, localizedSlugs, shell: { active: ['en'] } }
    const request = { locale: 'en', baseUrl, active: ['en'], path: `/noise-reduction/${slug}` }
    const { head } = guideView({ data, request } as unknown as PageOf<GuideData>)
    expect(head.structured).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: response.ctAcousticGuideTitle,
        inLanguage: 'en',
        mainEntityOfPage: `${baseUrl}/noise-reduction/${slug}`,
        publisher: expect.objectContaining({ name: 'Loden' }),
      }),
    )
  }
})

const kortrijk = {
  id: 'kortrijk',
  usedLocale: 'en' as const,
  ctLocationName: 'Kortrijk',
  ctLocationSlug: 'kortrijk',
  ctLocationCity: 'Kortrijk',
  ctLocationCountry: { name: 'Belgium', code: 'be' },
}
const record = {
  id: 'listener',
  ctJobTitle: 'Lis\u00adtener',
  ctJobSlug: 'listener',
  ctJobDate: '2026-10-12',
  ctJobIntro: 'Clap & listen.',
  ctJobLocations: [kortrijk],
  ctJobBody: [{ id: 'a', type: 'cb_text', cbTextHtml: '<p>Balloons.</p>' } as Block],
  ctJobMetadata: {},
}
const job = toJob({ ctJob: record }, english)

it('has what search engines require of a vacancy (JOB-02)', () => {
  expect(jobPostingData(job, baseUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Listener',
    description: '<p>Clap &amp; listen.</p><p>Balloons.</p>',
    datePosted: '2026-10-12',
    hiringOrganization: { '@type': 'Organization', name: 'Loden', sameAs: baseUrl },
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Kortrijk', addressCountry: 'BE' } }],
  })
})

it('names the city of a vacancy as its offices are named (JOB-02, OFFICE-09)', () => {
  const koeln = { ...kortrijk, ctLocationCity: 'Koeln', ctLocationCountry: { name: 'Germany', code: 'de' } }
  const { locations, places } = toJob({ ctJob: { ...record, ctJobLocations: [koeln] } }, english)
  expect([locations, places[0]!.city]).toEqual([['Cologne, Germany'], 'Cologne'])
})

it('says nothing of a vacancy without a date or a place', () => {
  expect(jobPostingData({ ...job, date: undefined }, baseUrl)).toBeUndefined()
  expect(jobPostingData({ ...job, places: [] }, baseUrl)).toBeUndefined()
})

it('has what search engines require of a profile (RT-18)', () => {
  const designer = { name: 'Wim Stillaert', intro: 'Nearly a stool.', picture: undefined }
  const url = `${baseUrl}/designers/wim-stillaert`
  expect(profilePageData(designer, baseUrl, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Wim Stillaert', url, description: 'Nearly a stool.' },
  })
})

const film = {
  id: 'film',
  type: 'cb_video_player',
  cbVideoPlayerVideo: {
    provider: 'file',
    providerUid: '/media/film.mp4',
    url: '/media/film.mp4',
    title: 'Rooms',
    published: '2026-09-04',
  },
  cbVideoPlayerPoster: { id: 'room', url: '/api/images/room/1', alt: 'A room', width: 16, height: 9 },
}
const videos = (...blocks: object[]) => filmsIn(blocks as Block[]).map((each) => videoData(each, baseUrl))

it('has what search engines require of a film (BLK-video_player-01)', () => {
  const video = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Rooms',
    description: 'Rooms',
    thumbnailUrl: `${baseUrl}/api/images/room/1?w=1280&fit=max`,
    uploadDate: '2026-09-04',
  }
  expect(videos({ id: 'a', type: 'cb_text' }, film)).toEqual([{ ...video, contentUrl: `${baseUrl}/media/film.mp4` }])
  const vimeoVideo = { ...film.cbVideoPlayerVideo, provider: 'vimeo', providerUid: '1234' }
  expect(videos({ ...film, cbVideoPlayerVideo: vimeoVideo, cbVideoPlayerCaption: 'Five of them' })).toEqual([
    { ...video, description: 'Five of them', embedUrl: 'https://player.vimeo.com/video/1234' },
  ])
})

it('says nothing of a film without a name, a still or a date', () => {
  for (const missing of ['title', 'published'])
    expect(videos({ ...film, cbVideoPlayerVideo: { ...film.cbVideoPlayerVideo, [missing]: undefined } })).toEqual([])
  expect(videos({ ...film, cbVideoPlayerPoster: undefined })).toEqual([])
})

it('describes a product, with an offer only where it has a price, which says what it is for (FACT-08)', () => {
  const product = { name: 'Rib', images: [{ url: '/rib.webp' }, undefined], url: 'https://a.example/rib' }
  const price = (...values: number[]) => [{ name: 'price', values, unit: '€' as const }]
  expect(productData(product, 'https://a.example')).toMatchObject({
    '@type': 'Product',
    name: 'Rib',
    image: ['https://a.example/rib.webp'],
    offers: undefined,
  })
  expect(productData({ ...product, facts: price(74) }, '').offers).toMatchObject({
    '@type': 'Offer',
    price: 74,
    priceCurrency: 'EUR',
    priceSpecification: { unitCode: 'H87', valueAddedTaxIncluded: false },
  })
  const [metre] = price(74)
  expect(productData({ ...product, facts: [{ ...metre!, per: 'm' }] }, '').offers).toMatchObject({
    priceSpecification: { price: 74, unitCode: 'MTR' },
  })
  expect(productData({ ...product, facts: price(90, 74) }, '').offers).toMatchObject({
    lowPrice: 74,
    highPrice: 90,
    offerCount: 2,
  })
})
