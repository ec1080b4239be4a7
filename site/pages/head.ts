import { breadcrumbList } from '@brand/blocks/navigation'
import { languages, locales, localizedPath, mediaPaths, type Locale, type Metadata } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { askScript, consentStylePath } from '../request/consent.ts'
import { icon } from '../brand/drawings.ts'
import { font } from '../brand/font.ts'
import { listAlternates } from '../cms/alternates.ts'
import { previewSize } from '../cms/image-sizes.ts'
import { firstViewEnd } from '../cms/first-view.ts'
import { escape } from '../i18n/escape.ts'
import { withoutSoftHyphens } from '../i18n/soft-hyphens.ts'
import { manifestPath } from '../routes/manifest.ts'
import { openSearchPath } from '../routes/open-search.ts'
import { fullAddress, pictureAt } from '../routes/picture.ts'
import type { SiteRequest } from '../request/context.ts'
import type { ItemData } from './load.ts'
import { toPageName, toDocumentTitle } from '../i18n/titles.ts'

/** The content of a page's head. */
export interface Head {
  title: string
  description?: string
  /** Complete address of the page in the language that it shows. */
  canonical?: string
  /** Addresses of its translations, by language. */
  alternates?: Record<string, string>
  index: boolean
  preview?: { locale: Locale; title?: string; description?: string; image: string | undefined; imageAlt?: string }
  /** The page opens with a dark picture or room. */
  inverted?: boolean | undefined
  /** JSON-LD. */
  structured?: readonly object[]
  /** Type of the page in link previews. Default `website`. */
  type?: 'website' | 'article' | undefined
  /** Address and name of the feed that the page belongs to. */
  feed?: { href: string; title: string } | undefined
  /** `false`: the site does not know its own address. Default `true`. */
  hasAddress?: boolean
}

/**
 * The head of a page of a site that does not know its own address: without all that takes a complete one.
 * @requirement RED-14
 */
export const withoutAddresses = ({ title, description, index, preview, inverted, type }: Head): Head => ({
  title,
  description,
  index,
  preview: preview && { ...preview, image: undefined },
  inverted,
  type,
  hasAddress: false,
})

/** The picture of a link preview, by default that of the brand. */
function previewImage(picture: Parameters<typeof pictureAt>[0] | undefined, baseUrl: string) {
  return fullAddress(pictureAt(picture ?? { url: mediaPaths.images + brand.previewImage }, previewSize), baseUrl)
}

/** The head of a page that is not of the content: it has no address of its own that search engines should know. */
export function buildUnlistedHead(
  { title, description }: { title: string; description: string },
  { locale, baseUrl }: SiteRequest,
): Head {
  const image = previewImage(undefined, baseUrl)
  return { title: toDocumentTitle(title), description, index: false, preview: { locale, title, description, image } }
}

/** Parts of the head that differ by kind of record. */
export interface ItemHead {
  metadata: Metadata
  /** In search engines. Default `true`. */
  index?: boolean
  inverted?: boolean
  /** JSON-LD beside that of the trail. */
  structured?: readonly object[]
  type?: Head['type']
  feed?: Head['feed']
}

/** The head of a record's page. */
export function itemHead(
  { contentLocale, localizedSlugs, trail }: Omit<ItemData, 'shell'>,
  { active, baseUrl, production }: SiteRequest,
  { metadata, index = true, inverted, structured = [], type, feed }: ItemHead,
): Head {
  const { meta_title, meta_description, og_title, og_description, og_image } = metadata
  return {
    title: toDocumentTitle(meta_title),
    description: meta_description,
    canonical: baseUrl + localizedPath(localizedSlugs, contentLocale),
    alternates: listAlternates(localizedSlugs, active, baseUrl),
    index: production && index,
    preview: {
      locale: contentLocale,
      title: og_title ?? toPageName(meta_title),
      description: og_description ?? meta_description,
      image: previewImage(og_image, baseUrl),
      imageAlt: og_image?.alt,
    },
    inverted,
    type,
    feed,
    structured: trail ? [...structured, breadcrumbList(trail, baseUrl)] : structured,
  }
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escape(withoutSoftHyphens(content))}">` : ''
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escape(withoutSoftHyphens(content))}">` : ''
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}>`

const jsonLd = (thing: object) =>
  `<script type="application/ld+json">${withoutSoftHyphens(JSON.stringify(thing)).replaceAll('<', '\\u003c')}</script>`

/** Elements in the head of every page. */
const constant = [
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
  link('preload', font, ' as="font" type="font/woff2" crossorigin'),
  link('expect', `#${firstViewEnd}`, ' blocking="render"'),
  link('icon', '/favicon.ico', ' sizes="32x32"'),
  link('icon', icon, ' type="image/svg+xml"'),
  link('apple-touch-icon', '/apple-touch-icon.png'),
  // Without JavaScript: whether the visitor has chosen is in no page, which are the same for all.
  `<noscript>${link('stylesheet', consentStylePath)}</noscript><script>${askScript}</script>`,
].join('')

/**
 * Open Graph and the card of other networks.
 * @requirement SEO-02
 */
function previewHtml({ preview, canonical, alternates = {}, type = 'website' }: Head): string {
  if (!preview) return ''
  const { locale, title, description, image, imageAlt } = preview
  const others = locales.filter((other) => other !== locale && other in alternates)
  return [
    property('og:type', type),
    property('og:site_name', brand.name),
    property('og:locale', languages[locale].openGraph),
    ...others.map((other) => property('og:locale:alternate', languages[other].openGraph)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    ...(image
      ? [
          property('og:image:width', `${previewSize.w}`),
          property('og:image:height', `${previewSize.h}`),
          property('og:image:alt', imageAlt),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
  ].join('')
}

/**
 * The head as HTML, of a page in a language; `style` are the styles of the page's blocks.
 * @requirement SEO-01, SEO-02, SEO-04, SEO-06
 */
export function headHtml(head: Head, locale: Locale, style: string): string {
  const { title, description, canonical, alternates = {}, index, inverted, structured = [], feed, hasAddress = true } = head
  return [
    constant,
    `<title>${escape(title)}</title>`,
    meta('description', description),
    meta('theme-color', brand.themeColor[inverted ? 'inverted' : 'plain']),
    link('manifest', manifestPath(locale)),
    hasAddress
      ? link('search', openSearchPath(locale), ` type="application/opensearchdescription+xml" title="${escape(brand.name)}"`)
      : '',
    index ? '' : meta('robots', 'noindex'),
    canonical ? link('canonical', canonical) : '',
    ...Object.entries(alternates).map(([language, href]) => link('alternate', href, ` hreflang="${language}"`)),
    feed ? link('alternate', feed.href, ` type="application/rss+xml" title="${escape(feed.title)}"`) : '',
    previewHtml(head),
    style && `<style>${style}</style>`,
    ...structured.map(jsonLd),
  ].join('')
}
