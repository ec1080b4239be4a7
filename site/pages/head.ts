import { localizedPath, mediaPaths, type Locale, type Organization } from '@brand/content'
import latinFont from '@brand/blocks/fonts/archivo-latin.woff2?url'
import { alternatesOf } from '../cms/alternates.ts'
import { previewSize } from '../cms/image-sizes.ts'
import { site as brand } from '../config.ts'
import type { SiteRequest } from './context.ts'
import type { PageData } from './load.ts'
import { nameOf, titleOf } from './titles.ts'

/** What a page's head says. */
export interface Head {
  title: string
  description?: string
  /** Complete address of the page in the language that it shows. */
  canonical?: string
  /** Addresses of its translations, by language. */
  alternates?: Record<string, string>
  index: boolean
  preview?: { title?: string; description?: string; image: string }
  organization?: object
}

const regions: Record<Locale, string> = { en: 'en_GB', nl: 'nl_BE', de: 'de_DE', fr: 'fr_FR', it: 'it_IT' }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

const previewImage = (url: string, baseUrl: string) => `${baseUrl}${url}?w=${previewSize.w}&h=${previewSize.h}&fit=crop`

/** A thing of schema.org, unless there is nothing to say of it. */
const part = (type: string, values: Record<string, string | undefined>) =>
  Object.values(values).some(Boolean) ? { '@type': type, ...values } : undefined

/** JSON-LD of the organization; empty parts are left out (SEO-06, OR-97). */
function organizationData(organization: Organization, baseUrl: string) {
  const { metadata, logo, telephone, contactType, streetAddress, postalCode, addressLocality } = organization
  return {
    '@context': 'https://schema.org',
    ...part('Organization', {
      name: brand.brand,
      url: baseUrl,
      description: metadata.description,
      logo: logo && baseUrl + logo.url,
    }),
    contactPoint: part('ContactPoint', { telephone, contactType }),
    address: part('PostalAddress', { streetAddress, postalCode, addressLocality }),
  }
}

/** The head of a page of the content. */
export function pageHead(data: PageData, { active, baseUrl, production }: SiteRequest): Head {
  const { page, usedLocale, localizedSlugs, organization } = data
  const { meta_title, meta_description, og_title, og_description, og_image } = page.ctPageMetadata
  return {
    title: titleOf(meta_title),
    description: meta_description,
    canonical: baseUrl + localizedPath(localizedSlugs, usedLocale),
    alternates: alternatesOf(localizedSlugs, active, baseUrl),
    index: production && page.ctPageStatus === 'published',
    preview: {
      title: og_title ?? nameOf(meta_title),
      description: og_description ?? meta_description,
      image: previewImage(og_image?.url ?? mediaPaths.images + brand.previewImage, baseUrl),
    },
    organization: organization && organizationData(organization, baseUrl),
  }
}

const meta = (name: string, content: string | undefined) => (content ? `<meta name="${name}" content="${escape(content)}">` : '')
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escape(content)}">` : ''
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}>`

/** The same on every page. */
const constant = [
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
  meta('theme-color', brand.themeColor),
  link('preload', latinFont, ' as="font" type="font/woff2" crossorigin'),
  link('icon', brand.icon, ' type="image/svg+xml"'),
].join('')

/** The head as HTML (SEO-01 to SEO-06); `style` are the styles of the page's blocks. */
export function headHtml(head: Head, locale: Locale, style: string): string {
  const { title, description, canonical, alternates = {}, index, preview, organization } = head
  return [
    constant,
    `<title>${escape(title)}</title>`,
    meta('description', description),
    index ? '' : meta('robots', 'noindex'),
    canonical ? link('canonical', canonical) : '',
    ...Object.entries(alternates).map(([language, href]) => link('alternate', href, ` hreflang="${language}"`)),
    property('og:type', preview && 'website'),
    property('og:site_name', preview && brand.brand),
    property('og:locale', preview && regions[locale]),
    property('og:title', preview?.title),
    property('og:description', preview?.description),
    property('og:url', preview && canonical),
    property('og:image', preview?.image),
    style && `<style>${style}</style>`,
    organization ? `<script type="application/ld+json">${JSON.stringify(organization).replaceAll('<', '\\u003c')}</script>` : '',
  ].join('')
}
