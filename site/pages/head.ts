import { breadcrumbList } from '@brand/blocks/navigation'
import { homePath, languages, locales, localizedPath, mediaPaths, type Locale, type Organization } from '@brand/content'
import latinFont from '@brand/blocks/fonts/archivo-latin.woff2?url'
import { brand } from '../brand/brand.ts'
import { icon } from '../brand/drawings.ts'
import { alternatesOf } from '../cms/alternates.ts'
import { previewSize } from '../cms/image-sizes.ts'
import { escape } from '../escape.ts'
import { manifestPath } from '../manifest.ts'
import type { SiteRequest } from './context.ts'
import type { PageData } from './load.ts'
import { nameOf, titleOf } from './titles.ts'

/** The content of a page's head. */
export interface Head {
  title: string
  description?: string
  /** Complete address of the page in the language that it shows. */
  canonical?: string
  /** Addresses of its translations, by language. */
  alternates?: Record<string, string>
  index: boolean
  preview?: { locale: Locale; title?: string; description?: string; image: string; imageAlt?: string }
  /** The page opens with a dark picture or room. */
  inverted?: boolean
  organization?: object
  website?: object
  breadcrumb?: object
}

const previewImage = (url: string, baseUrl: string) => `${baseUrl}${url}?w=${previewSize.w}&h=${previewSize.h}&fit=crop`

/** An object of schema.org, unless it has no value. */
const part = (type: string, values: Record<string, string | undefined>) =>
  Object.values(values).some(Boolean) ? { '@type': type, ...values } : undefined

/** JSON-LD of the organization; empty parts are left out (SEO-06, OR-97). */
function organizationData(organization: Organization, baseUrl: string) {
  const { metadata, logo, telephone, contactType, streetAddress, postalCode, addressLocality } = organization
  return {
    '@context': 'https://schema.org',
    ...part('Organization', {
      name: brand.name,
      url: baseUrl,
      description: metadata.description,
      logo: logo && baseUrl + logo.url,
    }),
    contactPoint: part('ContactPoint', { telephone, contactType }),
    address: part('PostalAddress', { streetAddress, postalCode, addressLocality }),
  }
}

/** JSON-LD of the site, with its search. */
const websiteData = (locale: Locale, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  url: home,
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home.replace(/\/$/, '')}/search?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The head of a page that is not of the content: it has no address of its own that search engines should know. */
export function plainHead(
  { title, description }: { title: string; description: string },
  { locale, baseUrl }: SiteRequest,
): Head {
  const image = previewImage(mediaPaths.images + brand.previewImage, baseUrl)
  return { title: titleOf(title), description, index: false, preview: { locale, title, description, image } }
}

/** The head of a page of the content. */
export function pageHead(data: PageData, { active, baseUrl, production }: SiteRequest): Head {
  const { page, usedLocale, localizedSlugs, organization, trail } = data
  const { meta_title, meta_description, og_title, og_description, og_image } = page.ctPageMetadata
  return {
    title: titleOf(meta_title),
    description: meta_description,
    canonical: baseUrl + localizedPath(localizedSlugs, usedLocale),
    alternates: alternatesOf(localizedSlugs, active, baseUrl),
    index: production && page.ctPageStatus === 'published',
    preview: {
      locale: usedLocale,
      title: og_title ?? nameOf(meta_title),
      description: og_description ?? meta_description,
      image: previewImage(og_image?.url ?? mediaPaths.images + brand.previewImage, baseUrl),
      imageAlt: og_image?.alt,
    },
    inverted: page.ctPageLightNavigation,
    organization: organization && organizationData(organization, baseUrl),
    website: organization && websiteData(usedLocale, baseUrl + homePath(usedLocale)),
    breadcrumb: trail && breadcrumbList(trail, baseUrl),
  }
}

const meta = (name: string, content: string | undefined) => (content ? `<meta name="${name}" content="${escape(content)}">` : '')
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escape(content)}">` : ''
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}>`

const jsonLd = (thing: object | undefined) =>
  thing ? `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>` : ''

/** The same on every page. */
const constant = [
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
  link('preload', latinFont, ' as="font" type="font/woff2" crossorigin'),
  // The first paint waits for the end of the bar, so that the bar does not move in the view transition.
  link('expect', '#site-menu', ' blocking="render"'),
  link('icon', '/favicon.ico', ' sizes="32x32"'),
  link('icon', icon, ' type="image/svg+xml"'),
  link('apple-touch-icon', '/apple-touch-icon.png'),
].join('')

/** Open Graph and the card of other networks (SEO-02). */
function previewHtml({ preview, canonical, alternates = {} }: Head): string {
  if (!preview) return ''
  const { locale, title, description, image, imageAlt } = preview
  const others = locales.filter((other) => other !== locale && other in alternates)
  return [
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', languages[locale].openGraph),
    ...others.map((other) => property('og:locale:alternate', languages[other].openGraph)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    property('og:image:width', `${previewSize.w}`),
    property('og:image:height', `${previewSize.h}`),
    property('og:image:alt', imageAlt),
    meta('twitter:card', 'summary_large_image'),
  ].join('')
}

/** The head as HTML (SEO-01, SEO-02, SEO-04, SEO-06), of a page in a language; `style` are the styles of the page's blocks. */
export function headHtml(head: Head, locale: Locale, style: string): string {
  const { title, description, canonical, alternates = {}, index, inverted, organization, website, breadcrumb } = head
  return [
    constant,
    `<title>${escape(title)}</title>`,
    meta('description', description),
    meta('theme-color', brand.themeColor[inverted ? 'inverted' : 'plain']),
    link('manifest', manifestPath(locale)),
    index ? '' : meta('robots', 'noindex'),
    canonical ? link('canonical', canonical) : '',
    ...Object.entries(alternates).map(([language, href]) => link('alternate', href, ` hreflang="${language}"`)),
    previewHtml(head),
    style && `<style>${style}</style>`,
    jsonLd(organization),
    jsonLd(website),
    jsonLd(breadcrumb),
  ].join('')
}
