import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import type { SiteRequest } from '../request/context.ts'
import { toReason } from './errors.ts'
import contentView from './content/+view.ts'
import { headHtml, buildUnlistedHead } from './head.ts'
import type { PageData } from './load-page.ts'
import { toPage } from '../cms/kinds/page.ts'
import { toPageName, toDocumentTitle } from '../i18n/titles.ts'
import { askScript } from '../request/consent.ts'

const site = { active: locales, baseUrl: 'https://loden.example', production: true, locale: 'nl' } as unknown as SiteRequest
const pageHead = (data: PageData, request: SiteRequest) => contentView({ data, request } as never).head
const page = {
  ctPageStatus: 'published',
  ctPageLink: '/about',
  ctPageBody: [],
  ctPageMetadata: { meta_title: 'Over ons | Loden', meta_description: 'Wat we doen' },
}
const data = (changes: object = {}, meta: object = {}) =>
  ({
    ...toPage({ ctPage: { ...page, ...changes, ctPageMetadata: { ...page.ctPageMetadata, ...meta } } } as never),
    contentLocale: 'nl',
    localizedSlugs: { type: 'page', slugs: { en: 'about', nl: 'over-ons' } },
    general: { menus: [], socials: [] },
  }) as unknown as PageData

describe('a page’s head', () => {
  it('has title, description and preview, falling back to the first two (SEO-01, SEO-02)', () => {
    expect(pageHead(data(), site)).toMatchObject({
      title: 'Over ons | Loden',
      description: 'Wat we doen',
      preview: {
        title: 'Over ons',
        description: 'Wat we doen',
        image: expect.stringMatching(/^https:\/\/loden.example\/api\/images\/\w+\?w=1200&h=630&fit=crop$/),
      },
    })
    const own = { og_title: 'Wij', og_description: 'Vilt', og_image: { id: 'booth', url: '/api/images/booth' } }
    expect(pageHead(data({}, own), site).preview).toMatchObject({
      title: 'Wij',
      description: 'Vilt',
      image: expect.stringContaining('/booth?'),
    })
  })

  it('names its own address and those of its translations in active locales (LOC-02, OR-01)', () => {
    const { canonical, alternates } = pageHead(data(), site)
    expect(canonical).toBe('https://loden.example/nl/over-ons')
    expect(alternates).toEqual({ en: 'https://loden.example/about', nl: canonical, 'x-default': 'https://loden.example/about' })
    expect(Object.keys(pageHead(data(), { ...site, active: ['en', 'de'] }).alternates!)).toEqual(['en', 'x-default'])
  })

  it('describes the preview’s picture and languages: those that the page exists in (SEO-02)', () => {
    const html = headHtml(
      pageHead(data({}, { og_image: { id: 'booth', url: '/api/images/booth', alt: 'A "red" booth' } }), site),
      'nl',
      '',
    )
    const properties = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)]
    expect(properties.map(([, name, content]) => `${name} ${content}`)).toEqual([
      'og:type website',
      'og:site_name Loden',
      'og:locale nl_BE',
      'og:locale:alternate en_GB',
      'og:title Over ons',
      'og:description Wat we doen',
      'og:url https://loden.example/nl/over-ons',
      'og:image https://loden.example/api/images/booth?w=1200&amp;h=630&amp;fit=crop',
      'og:image:width 1200',
      'og:image:height 630',
      'og:image:alt A &quot;red&quot; booth',
      'twitter:card summary_large_image',
    ])
  })

  it('previews a page without a translation in the language that it shows (OR-09, SEO-02)', () => {
    const fallback = { ...data(), contentLocale: 'en', localizedSlugs: { type: 'page', slugs: { en: 'about' } } } as PageData
    const html = headHtml(pageHead(fallback, site), 'nl', '')
    expect(html).toContain('<meta property="og:locale" content="en_GB">')
    expect(html).not.toContain('og:locale:alternate')
  })

  it('has its trail as structured data, without a translation too (BC-03)', () => {
    const trail = [
      { label: 'Home', href: '/nl' },
      { label: 'About', href: '/nl/about' },
    ]
    for (const contentLocale of ['nl', 'en'] as const)
      expect(pageHead({ ...data(), trail, contentLocale }, site).structured).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })

  it('describes search and error pages for link previews, and keeps them out of search engines (SEO-01, SEO-02)', () => {
    const html = headHtml(buildUnlistedHead({ title: 'Search', description: 'All of it.' }, site), 'nl', '')
    for (const part of [
      '<title>Search | Loden</title>',
      '<meta name="description" content="All of it.">',
      '<meta property="og:title" content="Search">',
      '<meta property="og:description" content="All of it.">',
      '<meta property="og:image" content="https://loden.example/api/images/',
      '<meta name="robots" content="noindex">',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('canonical')
  })

  it('names the manifest of the language and a colour for the browser’s bars that suits the page’s top', () => {
    const html = (changes = {}) => headHtml(pageHead(data(changes), site), 'nl', '')
    expect(html()).toContain('<link rel="manifest" href="/nl/manifest.webmanifest">')
    expect(html()).toContain('<meta name="theme-color" content="#ffffff">')
    expect(html({ ctPageLightNavigation: true })).toContain('<meta name="theme-color" content="#16291f">')
  })

  it.each(['private', 'hidden', 'draft'])('keeps a page with status %s out of search engines (PAGE-04)', (ctPageStatus) => {
    expect(pageHead(data({ ctPageStatus }), site).index).toBe(false)
    expect(pageHead(data(), site).index).toBe(true)
  })

  it('keeps sites other than production out of search engines (SEO-04)', () => {
    const head = pageHead(data(), { ...site, production: false })
    expect(headHtml(head, 'nl', '')).toContain('<meta name="robots" content="noindex">')
    expect(headHtml(pageHead(data(), site), 'nl', '')).not.toContain('robots')
  })

  it('escapes hostile text (RELIABILITY 10)', () => {
    const hostile = '"><script>alert(1)</script>'
    const organization = { metadata: { description: '</script><script>alert(2)</script>' } }
    const html = headHtml(
      pageHead({ ...data({}, { meta_title: hostile, meta_description: hostile }), organization } as PageData, site),
      'nl',
      '',
    )
    // Beside the lines that are the same on every page.
    expect(html.replace(`<script>${askScript}</script>`, '')).not.toMatch(/<script(?! type="application\/ld\+json">)/)
    expect(html).not.toContain('alert(2)</script>')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('describes the organization without its empty parts (SEO-06, OR-97)', () => {
    const organization = { metadata: {}, telephone: '+32 2 555 00 00' } as PageData['organization']
    const json = /ld\+json">(.*?)<\/script>/.exec(headHtml(pageHead({ ...data(), organization }, site), 'nl', ''))![1]!
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Loden',
      url: 'https://loden.example',
      contactPoint: { '@type': 'ContactPoint', telephone: '+32 2 555 00 00' },
    })
  })

  it('describes the site’s search on the home page only (SEO-06, RT-38)', () => {
    const organization = { metadata: {} } as PageData['organization']
    const { structured } = pageHead({ ...data(), organization }, site)
    expect(structured![1]).toMatchObject({
      '@type': 'WebSite',
      url: 'https://loden.example/nl',
      inLanguage: 'nl',
      potentialAction: { target: { urlTemplate: 'https://loden.example/nl/search?keyword={search_term_string}' } },
    })
    expect(pageHead(data(), site).structured).toEqual([])
  })
})

it('a title ends with the brand once', () => {
  expect([toDocumentTitle('Contact'), toDocumentTitle('Contact | Loden'), toDocumentTitle(undefined)]).toEqual([
    'Contact | Loden',
    'Contact | Loden',
    'Loden',
  ])
  expect(toPageName('Contact | Loden')).toBe('Contact')
})

const reason = (context: object) =>
  toReason({ request: { ...site, locale: 'en' }, urlPathname: '/inspiration/x', ...context } as Parameters<typeof toReason>[0])

describe('an error page’s reason', () => {
  it('is the API’s, in the visitor’s language where it is a common one (ERR-01, ERR-08)', () => {
    expect(reason({ abortReason: { status: 404, message: 'Page not found' } })).toEqual({
      status: 404,
      message: 'Page not found',
    })
    expect(reason({ abortReason: { status: 429, message: 'Too many requests' } })).toEqual({
      status: 429,
      message: 'Too many requests',
    })
    expect(reason({ abortReason: { status: 500, message: 'Error' } })).toEqual({ status: 500, message: 'Error' })
  })
  it('is that a page could not be found where no kind of page has such addresses (ERR-09)', () => {
    const missing = { abortReason: { status: 404, message: 'Page not found' }, urlPathname: '/no/such/page' }
    expect(reason(missing)).toEqual({ status: 404, message: 'This page could not be found' })
    expect(locales.map((locale) => reason({ ...missing, request: { ...site, locale } }).message)).toEqual([
      'This page could not be found',
      'Deze pagina kon niet worden gevonden',
      'Diese Seite konnte nicht gefunden werden',
      'Cette page est introuvable',
      'Non è stato possibile trovare questa pagina',
    ])
  })
  it('is 404 where the site knows no page, and 500 for an unknown fault (ERR-02, ERR-04)', () => {
    expect(reason({ is404: true })).toEqual({ status: 404, message: 'Page not found' })
    expect(reason({})).toEqual({ status: 500, message: 'Error' })
  })
})

it('has no soft hyphen, wherever one was typed (SEO-09)', () => {
  const head = buildUnlistedHead({ title: 'Verkaufs\u00adbüro', description: 'Ver\u00adkaufs\u00adräume' }, site)
  const html = headHtml({ ...head, structured: [{ name: 'Schall\u00addämmung' }] }, 'de', '')
  expect(html).toContain('Verkaufsbüro')
  expect(html).toContain('"name":"Schalldämmung"')
  expect(html).not.toContain('\u00ad')
})
