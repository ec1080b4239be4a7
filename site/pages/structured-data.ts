/** JSON-LD of pages, in the words of schema.org. */
import type {
  Article,
  Block,
  Designer,
  FaqItem,
  ImageRecord,
  Job,
  Locale,
  Location,
  Organization,
  Ready2go,
} from '@brand/content'
import { routes } from '@brand/content/routes'
import { brand } from '../brand/brand.ts'
import { posterWidth } from '../cms/image-sizes.ts'
import { withoutSoftHyphens } from '../i18n/soft-hyphens.ts'
import { escape } from '../i18n/escape.ts'
import { nameOf } from '../i18n/titles.ts'

/** An object of schema.org, unless it has no value. */
const part = (type: string, values: Record<string, string | undefined>) =>
  Object.values(values).some(Boolean) ? { '@type': type, ...values } : undefined

/** JSON-LD of the organization; empty parts are left out (SEO-06, OR-97). */
export function organizationData(organization: Organization, baseUrl: string) {
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
export const websiteData = (locale: Locale, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  url: home,
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${home.replace(/\/$/, '')}${routes.search.path}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** JSON-LD of an article at a full address. */
export const articleData = (article: Article, locale: Locale, address: string, baseUrl: string) => {
  const image = article.ctArticleImage ?? article.ctArticleCardImage
  const publisher = { '@type': 'Organization', name: brand.name, url: baseUrl || undefined }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: withoutSoftHyphens(article.ctArticleTitle),
    description: article.ctArticleIntro && withoutSoftHyphens(article.ctArticleIntro),
    image: image && baseUrl + image.url,
    datePublished: article.ctArticlePublishDate,
    articleSection: article.ctArticleCategory?.ctCategoryTitle,
    inLanguage: locale,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
}

/** JSON-LD of a vacancy; search engines take none without a date and a place. */
export function jobPostingData(job: Job, baseUrl: string) {
  const { ctJobTitle, ctJobDate: datePosted, ctJobIntro: intro, ctJobLocations: locations, ctJobBody: body } = job
  if (!datePosted || !locations.length) return undefined
  const texts = body.flatMap((block) => ('cbTextHtml' in block && typeof block.cbTextHtml === 'string' ? [block.cbTextHtml] : []))
  const title = nameOf(ctJobTitle)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [intro && `<p>${escape(intro)}</p>`, ...texts].filter(Boolean).join('') || title,
    datePosted,
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: baseUrl },
    jobLocation: locations.map(({ ctLocationCity: addressLocality, ctLocationCountry: { name, code } }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry: code?.toUpperCase() ?? name },
    })),
  }
}

/** Address of a film's player, as `embedUrl`. */
const players = { youtube: 'https://www.youtube-nocookie.com/embed/', vimeo: 'https://player.vimeo.com/video/' }

type VideoPlayer = Extract<Block, { type: 'cb_video_player' }>
const isVideoPlayer = (block: Block): block is VideoPlayer => block.type === 'cb_video_player'

/** JSON-LD of the films in a body; search engines take none without a name, a still and a date. */
export const videoData = (body: readonly Block[], baseUrl: string) =>
  body.filter(isVideoPlayer).flatMap((block) => {
    const { cbVideoPlayerVideo: film, cbVideoPlayerPoster: poster, cbVideoPlayerCaption: caption } = block
    const { provider, providerUid, title: name, published: uploadDate } = film
    if (!name || !poster || !uploadDate) return []
    return {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name,
      description: caption ?? name,
      thumbnailUrl: `${baseUrl}${poster.url}?w=${posterWidth}&fit=max`,
      uploadDate,
      ...(provider === 'file'
        ? { contentUrl: new URL(providerUid, baseUrl).href }
        : { embedUrl: players[provider] + providerUid }),
    }
  })

/** JSON-LD of a designer's page. */
export const profilePageData = (designer: Designer, baseUrl: string, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: designer.ctDesignerName,
    url,
    description: designer.ctDesignerIntro,
    image: designer.ctDesignerImage && baseUrl + designer.ctDesignerImage.url,
  },
})

interface ProductFacts {
  name: string
  description?: string | undefined
  images: readonly (Pick<ImageRecord, 'url'> | undefined)[]
  facts?: Ready2go['facts']
  url: string
  category?: string | undefined
}

/** JSON-LD of a product; with an offer only where it has a price, and from the lowest to the highest where it has several. */
export function productData({ images, facts = [], ...product }: ProductFacts, baseUrl: string) {
  const prices = facts.find(({ name, unit }) => name === 'price' && unit === '€')?.values
  const range = prices && { lowPrice: Math.min(...prices), highPrice: Math.max(...prices), offerCount: prices.length }
  const price = prices?.length === 1 ? { '@type': 'Offer', price: prices[0] } : { '@type': 'AggregateOffer', ...range }
  const shown = images.flatMap((image) => (image ? [baseUrl + image.url] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...product,
    name: withoutSoftHyphens(product.name),
    image: shown.length ? shown : undefined,
    brand: { '@type': 'Brand', name: brand.name },
    offers: prices && { ...price, priceCurrency: 'EUR', url: product.url },
  }
}

/** JSON-LD of questions and their answers. */
export const faqData = (items: readonly FaqItem[], locale: Locale) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: items.map(({ ctFaqQuestion, ctFaqAnswer }) => ({
    '@type': 'Question',
    name: ctFaqQuestion,
    acceptedAnswer: { '@type': 'Answer', text: ctFaqAnswer },
  })),
})

interface Collection {
  name: string
  description?: string | undefined
  products: readonly { title: string; href: string }[]
}

/** JSON-LD of a list of products, in the order in which they are listed. */
export const collectionData = ({ name, description, products }: Collection, locale: Locale, baseUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  description,
  inLanguage: locale,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: baseUrl + href,
    })),
  },
})

/** JSON-LD of dealers and representatives, each a business of its own. */
export const dealersData = (dealers: readonly Location[]) => ({
  '@context': 'https://schema.org',
  '@graph': dealers.map((dealer) => ({
    '@type': 'LocalBusiness',
    name: dealer.ctLocationName,
    telephone: dealer.ctLocationTelephone,
    email: dealer.ctLocationEmail,
    address: part('PostalAddress', {
      streetAddress: [dealer.ctLocationStreet, dealer.ctLocationStreetNumber].filter(Boolean).join(' '),
      postalCode: dealer.ctLocationPostalCode,
      addressLocality: dealer.ctLocationCity,
      addressRegion: dealer.ctLocationState,
      addressCountry: dealer.ctLocationCountry.code?.toUpperCase(),
    }),
    geo: dealer.ctLocationLocation && { '@type': 'GeoCoordinates', ...dealer.ctLocationLocation },
  })),
})
